interface Marked {
  presentCount: number;
  absentCount: number;
}

/** Of those marked who were there, in whole percent; null where no attendance was taken. */
export const attendancePercent = ({ presentCount, absentCount }: Marked): number | null =>
  presentCount + absentCount === 0 ? null : Math.round((presentCount * 100) / (presentCount + absentCount));

/** "87%", or a dash where no attendance was taken. */
export function attendanceInWords(marked: Marked): string {
  const percent = attendancePercent(marked);
  return percent === null ? "–" : `${percent}%`;
}
