import { percentOf, type TaughtCounts } from "../../../server/pages/report-figures.rules";

/** The shares that a report tells, in whole percent; null where there is nothing to take a share of. */
export const attendanceOf = ({
  presentCount,
  absentCount,
}: Pick<TaughtCounts, "presentCount" | "absentCount">) => percentOf(presentCount, presentCount + absentCount);
export const occupancyOf = ({ takenCount, placeCount }: Pick<TaughtCounts, "takenCount" | "placeCount">) =>
  percentOf(takenCount, placeCount);
export const keptOf = ({
  keptStudentCount,
  priorStudentCount,
}: Pick<TaughtCounts, "keptStudentCount" | "priorStudentCount">) =>
  percentOf(keptStudentCount, priorStudentCount);

/** "87%", or a dash where there is no share. */
export const shareInWords = (percent: number | null): string => (percent === null ? "–" : `${percent}%`);
