import type { EntryCounts } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/numbers.rules";

/** "12 duplas", "8 atletas". */
export const entriesText = (count: number, inPairs: boolean): string =>
  inPairs ? counted(count, "dupla", "duplas") : counted(count, "atleta", "atletas");

/** "Lista de espera: 1 dupla"; null if the waiting list is empty. */
export const lineText = ({ waiting, inPairs }: Pick<EntryCounts, "waiting"> & { inPairs: boolean }) =>
  waiting === 0 ? null : `Lista de espera: ${entriesText(waiting, inPairs)}`;

/** The entry counts of a category, in the form that the rules use. */
export const countsOf = (category: {
  readonly inPairs: boolean;
  readonly placedEntryCount: number;
  readonly waitingEntryCount: number;
}) => ({
  inPairs: category.inPairs,
  placed: category.placedEntryCount,
  waiting: category.waitingEntryCount,
});
