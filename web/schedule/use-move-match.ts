import { toast } from "../ui/toaster";
import type { Instant, ViewMatch } from "./public/schedule-view";
import { useMoveMatchMutation } from "./use-match-schedule-mutations";

/** Null takes a match out of the schedule. */
export type Place = { readonly courtKey: string; readonly startsAt: Instant } | null;

const placeOf = ({ courtKey, startsAt }: ViewMatch): Place =>
  courtKey === null || startsAt === null ? null : { courtKey, startsAt };

/** Moves a match by hand; that it worked is told with the way back. */
export function useMoveMatch() {
  const [send, pending] = useMoveMatchMutation();
  const write = async (matchId: string, place: Place, expectedRevision: number, acceptWarnings: boolean) => {
    const startsAt = place && new Date(place.startsAt).toISOString();
    const input = { matchId, courtKey: place?.courtKey ?? null, startsAt, expectedRevision, acceptWarnings };
    return (await send({ input }))?.moveMatch;
  };
  // Where it stood before somebody had accepted already.
  const takeBack = async ({ id, label }: ViewMatch, before: Place, revision: number) => {
    const told = await write(id, before, revision, true);
    if (told?.__typename === "MoveMatchSuccess") toast.success({ title: `${label} de volta ao lugar` });
    else if (told?.__typename === "ScheduleConflicts")
      toast.error({ title: told.conflicts[0]?.reason ?? "O lugar de antes já está ocupado." });
    else if (told && "message" in told && told.message !== undefined) toast.error({ title: told.message });
  };
  const move = async (match: ViewMatch, place: Place, acceptWarnings: boolean) => {
    const told = await write(match.id, place, match.revision, acceptWarnings);
    if (told?.__typename === "MoveMatchSuccess") {
      const { revision } = told.match;
      toast.success({
        title: place === null ? `${match.label} sem horário` : `${match.label} movido`,
        action: { label: "Desfazer", onClick: () => void takeBack(match, placeOf(match), revision) },
      });
    }
    return told;
  };
  return [move, pending] as const;
}
