/** Options of a video, as server/video.php prints those that differ. */
export interface Options {
	title: string;
	/** Seconds; an end of 0 is the video's own. */
	start: number;
	end: number;
	muted: boolean;
	loop: boolean;
	controls: boolean;
}

export const DEFAULTS: Options = {
	title: '',
	start: 0,
	end: 0,
	muted: false,
	loop: false,
	controls: true,
};
