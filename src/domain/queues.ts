/** Every queue there is. Each stands in the catalogue of jobs, and the migration makes room for it. */
export const queueNames = ['turns', 'generate'] as const;

export type QueueName = (typeof queueNames)[number];
