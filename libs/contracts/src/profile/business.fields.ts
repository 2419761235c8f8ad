import { fieldsOf } from './field.ts';
import { industries, states } from './suggestions.ts';

const f = fieldsOf('business');

export const businessFields = [
  f.personal('legalBusinessName', 'Legal business name', { required: true, mandatory: true, counted: true }),
  f.personal('dbaName', 'DBA name'),
  f.text('ein', 'EIN', {
    required: true,
    mandatory: true,
    counted: true,
    sensitivity: 'encrypted',
    placeholder: 'XX-XXXXXXX',
    format: 'ein',
  }),
  f.personal('businessLicense', 'Business license'),
  f.text('stateOfIncorporation', 'State of incorporation', { suggestions: states }),
  f.date('dateStarted', 'Date started'),
  f.date('currentOwnershipDate', 'Current ownership date'),
  f.select('businessStructure', 'Business structure', {
    mandatory: true,
    counted: true,
    options: ['sole_proprietorship', 'partnership', 'LLC', 's_corp', 'c_corp', 'nonprofit'],
  }),
  f.text('industryType', 'Industry', {
    required: true,
    mandatory: true,
    counted: true,
    suggestions: industries,
  }),
  f.text('industrySubtype', 'Industry subtype'),
  f.text('naicsCode', 'NAICS code', { format: 'naics', placeholder: '722511' }),
  f.longText('businessDescription', 'Business description', { counted: true }),
  f.longText('productsServices', 'Products and services'),
  f.personal('businessAddress', 'Business address', {
    required: true,
    mandatory: true,
    counted: true,
    format: 'address',
  }),
  f.personal('mailingAddress', 'Mailing address', { format: 'address' }),
  f.personal('businessPhone', 'Business phone', {
    required: true,
    mandatory: true,
    counted: true,
    placeholder: '(555) 123-4567',
    format: 'phone',
  }),
  f.personal('businessWebsite', 'Business website'),
  f.personal('businessEmail', 'Business email', { format: 'email' }),
  f.count('yearsAtLocation', 'Years at location', { direction: 'up' }),
  f.select('propertyOwnership', 'Property ownership', {
    options: ['owned', 'leased', 'home_based', 'shared'],
  }),
  f.amount('monthlyRent', 'Monthly rent'),
  f.count('squareFootage', 'Square footage'),
  f.count('numberOfLocations', 'Number of locations'),
  f.personal('franchiseInfo', 'Franchise information'),
  f.percent('ownershipPercentage', 'Ownership percentage'),
  f.count('numberOfPartners', 'Number of partners'),
  f.longText('managementStructure', 'Management structure'),
  f.longText('keyPersonnel', 'Key personnel'),
  f.longText('successionPlanning', 'Succession planning'),
  f.longText('professionalAdvisors', 'Professional advisors'),
] as const;
