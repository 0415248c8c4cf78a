/** What is known of the check as a whole; all plain, capped texts, empty where it is not known. */
export interface About {
	readonly fileName: string;
	/** SHA-256 of the file, in hexadecimal digits. */
	readonly fingerprint: string;
	readonly uploadedBy: string;
	/** The worksheet that was read. */
	readonly worksheet: string;
	readonly otherWorksheets: readonly string[];
	/** The execution, so that somebody finds it in n8n. */
	readonly reference: string;
	readonly timeZone: string;
	/** The first and the last check, as `2026-11-25 10:02`. */
	readonly checkedFrom: string;
	readonly checkedTo: string;
	/** Where results come from, as in production or demo. */
	readonly environments: readonly string[];
	readonly remarks: readonly string[];
	/** Where the form is that started the check, and the same with its answers filled in. */
	readonly links: Links;
}

export interface Links {
	readonly next: string;
	readonly again: string;
	/** Where doubtful rows are accepted. */
	readonly review: string;
}
