import type { Simulator } from '../simulator';
import type { ClusterDatabase } from './clusterDatabase';
import type { LargeSheetFiles } from './largeSheetExample';
import type { QueueCluster } from './queueCluster';

/** What a run takes place in. */
export interface RunPlace {
	readonly cluster: QueueCluster;
	readonly database: ClusterDatabase;
	readonly service: Simulator;
	readonly files: LargeSheetFiles;
}

/** One run of the example. */
export interface RunPlan {
	readonly title: string;
	/** Counts from 0; gives the run payees of its own. */
	readonly run: number;
	readonly rows: number;
	/** The worker that is killed half-way: one that only has batches, or the one with the sheet's own run. */
	readonly kill?: 'batches' | 'sheet';
	/** How long it may take. */
	readonly limitMs: number;
}
