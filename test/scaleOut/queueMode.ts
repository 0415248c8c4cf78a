/** What makes n8n give executions to workers; docs/compose.yaml has the same. */
export const queueMode = {
	EXECUTIONS_MODE: 'queue',
	// Without it a run that is started in the editor stays in the main process.
	OFFLOAD_MANUAL_EXECUTIONS_TO_WORKERS: 'true',
} as const;
