export const scoreMessages = {
  goal: 'Enter a score',
  goalRange: 'Enter a score from {min} to {max}',
  recommendations: 'Send a list of recommendations',
  mostRecommendations: 'Choose up to {most|recommendation|recommendations}',
} as const;
