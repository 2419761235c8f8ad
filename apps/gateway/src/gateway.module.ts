import { type DynamicModule, Module } from '@nestjs/common';
import { MessagingModule } from '@groundwork/platform-messaging';
import { StorageModule, VirusScan, virusScanOf } from '@groundwork/platform-storage';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { Brands } from './brands/brands.adapter.ts';
import { SITE_CONFIG_FILE } from './features/read-site-config/read-site-config.query.ts';
import { HEARTBEAT_MS } from './features/stream-live-updates/stream-live-updates.use-case.ts';
import { CatalogReaders } from './files/catalog-readers.adapter.ts';
import { DiskSpace } from './files/disk-space.adapter.ts';
import { LogoDrawer } from './files/logo-drawer.adapter.ts';
import { PhotoBinder } from './files/photo-binder.adapter.ts';
import type { GatewayConfig } from './gateway.config.ts';
import { infectedFile, scanUnavailable } from './gateway.errors.ts';
import { controllers, providers } from './gateway.features.ts';
import { ProblemFilter, UNDECLARED_REFUSALS } from './http/problem.filter.ts';
import { LiveHub } from './live/live-hub.adapter.ts';
import { AccessGuard, PUBLIC_ORIGIN } from './session/access.guard.ts';
import { AccessLines } from './session/access-lines.adapter.ts';
import { BusinessGuard } from './session/business.guard.ts';
import { Businesses } from './session/businesses.adapter.ts';
import { PackageContents } from './packages/package-content.reader.ts';
import { PageStamper } from './packages/page-stamper.adapter.ts';
import { RunningDownloads } from './packages/running-downloads.adapter.ts';
import { LateRevocations } from './session/late-revocations.adapter.ts';
import { SessionCookies } from './session/session-cookie.adapter.ts';
import { Sessions } from './session/sessions.adapter.ts';
import { StaffTwoStep } from './session/staff-two-step.adapter.ts';
import { UserNames } from './session/user-names.reader.ts';

@Module({})
class GatewayModule {}

export const gatewayModule = (config: GatewayConfig): DynamicModule => ({
  module: GatewayModule,
  imports: [MessagingModule.forService('gateway', config), StorageModule.forService(config)],
  controllers,
  providers: [
    ...providers,
    Brands,
    CatalogReaders,
    LogoDrawer,
    PackageContents,
    PageStamper,
    PhotoBinder,
    RunningDownloads,
    Sessions,
    UserNames,
    LateRevocations,
    LiveHub,
    // shorter than the idle time after which the gateway closes a connection
    { provide: HEARTBEAT_MS, useValue: Math.min(15_000, (config.IDLE_SECONDS * 1000) / 2) },
    { provide: SITE_CONFIG_FILE, useValue: config.SITE_CONFIG },
    { provide: StaffTwoStep, useValue: new StaffTwoStep(config.STAFF_TWO_STEP === 'required') },
    { provide: DiskSpace, useValue: new DiskSpace(config.DISK_FREE_MB) },
    {
      provide: VirusScan,
      useValue: virusScanOf(config.CLAMD_URL, { infected: infectedFile, unscanned: scanUnavailable }),
    },
    { provide: PUBLIC_ORIGIN, useValue: new URL(config.PUBLIC_URL).origin },
    { provide: SessionCookies, useValue: new SessionCookies(new URL(config.PUBLIC_URL).origin) },
    AccessLines,
    Businesses,
    BusinessGuard,
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: UNDECLARED_REFUSALS, useValue: config.UNDECLARED_REFUSALS },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
});
