import { toast } from "../ui/toaster";
import type { Instant, ViewMatch } from "./public/schedule-view";
import { useMoveMatchMutation } from "./use-match-schedule-mutations";

/** Null takes a match out of the schedule. */
export type Place = { readonly courtKey: string; readonly startsAt: Instant } | null;

const placeOf = ({ courtKey, startsAt }: ViewMatch): Place =>
  courtKey === null || startsAt === null ? null : { courtKey, startsAt };

/** Moves a match by hand; the success toast has an undo button. */
export function useMoveMatch() {
  const [send, pending] = useMoveMatchMutation();
  const write = async (matchId: string, place: Place, expectedRevision: number, acceptWarnings: boolean) => {
    const startsAt = place && new Date(place.startsAt).toISOString();
    const input = { matchId, courtKey: place?.courtKey ?? null, startsAt, expectedRevision, acceptWarnings };
    return (await send({ input }))?.moveMatch;
  };
  // The previous place was valid or had been accepted before, so warnings are accepted.
  const takeBack = async ({ id, label }: ViewMatch, before: Place, revision: number) => {
    const result = await write(id, before, revision, true);
    if (result?.done) toast.success({ title: `${label} de volta ao lugar` });
    else if (result?.scheduleConflicts)
      toast.error({
        title: result.scheduleConflicts.conflicts[0]?.reason ?? "O lugar de antes já está ocupado.",
      });
    else if (result?.refusal) toast.error({ title: result.refusal.message });
  };
  const move = async (match: ViewMatch, place: Place, acceptWarnings: boolean) => {
    const result = await write(match.id, place, match.revision, acceptWarnings);
    if (result?.done) {
      const { revision } = result.done.match;
      toast.success({
        title: place === null ? `${match.label} sem horário` : `${match.label} movido`,
        action: { label: "Desfazer", onClick: () => void takeBack(match, placeOf(match), revision) },
      });
    }
    return result;
  };
  return [move, pending] as const;
}
