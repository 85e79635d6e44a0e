import { graphql } from "react-relay/hooks";
import type { useMatchScheduleMutationsCallMutation as CallMutation } from "../__generated__/useMatchScheduleMutationsCallMutation.graphql";
import type { useMatchScheduleMutationsCallNextMutation as CallNextMutation } from "../__generated__/useMatchScheduleMutationsCallNextMutation.graphql";
import type { useMatchScheduleMutationsMoveMutation as MoveMutation } from "../__generated__/useMatchScheduleMutationsMoveMutation.graphql";
import type { useMatchScheduleMutationsPinMutation as PinMutation } from "../__generated__/useMatchScheduleMutationsPinMutation.graphql";
import type { useMatchScheduleMutationsStartMutation as StartMutation } from "../__generated__/useMatchScheduleMutationsStartMutation.graphql";
import type { useMatchScheduleMutationsUncallMutation as UncallMutation } from "../__generated__/useMatchScheduleMutationsUncallMutation.graphql";
import { useAction } from "../relay/use-action";
import { toast } from "../ui/toaster";
import type { Instant, ViewMatch } from "./public/schedule-view";

const failed = (description: string) => ({
  failure: { title: "Erro", description },
  covers: ["TournamentSchedulePageSubscription"],
});

export function useMoveMatchMutation() {
  return useAction<MoveMutation>(
    graphql`
      mutation useMatchScheduleMutationsMoveMutation($input: MoveMatchInput!) {
        moveMatch(input: $input) {
          ... on MoveMatchSuccess @alias(as: "done") {
            match {
              revision
            }
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ... on ScheduleConflicts @alias(as: "scheduleConflicts") {
            acceptable
            conflicts {
              reason
              hard
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao mover o jogo."),
  );
}

export function usePinMatchMutation() {
  return useAction<PinMutation>(
    graphql`
      mutation useMatchScheduleMutationsPinMutation($input: PinMatchInput!) {
        pinMatch(input: $input) {
          ... on PinMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao fixar o horário."),
  );
}

export function useCallMatchMutation() {
  return useAction<CallMutation>(
    graphql`
      mutation useMatchScheduleMutationsCallMutation($input: CallMatchInput!) {
        callMatch(input: $input) {
          ... on CallMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ... on ScheduleConflicts @alias(as: "scheduleConflicts") {
            acceptable
            conflicts {
              reason
              hard
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao chamar o jogo."),
  );
}

export function useCallNextMatchMutation() {
  return useAction<CallNextMutation>(
    graphql`
      mutation useMatchScheduleMutationsCallNextMutation($input: CallNextMatchInput!) {
        callNextMatch(input: $input) {
          ... on CallNextMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao chamar o próximo jogo."),
  );
}

export function useUncallMatchMutation() {
  return useAction<UncallMutation>(
    graphql`
      mutation useMatchScheduleMutationsUncallMutation($input: UncallMatchInput!) {
        uncallMatch(input: $input) {
          ... on UncallMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao desfazer a chamada."),
  );
}

export function useStartMatchMutation() {
  return useAction<StartMutation>(
    graphql`
      mutation useMatchScheduleMutationsStartMutation($input: StartMatchInput!) {
        startMatch(input: $input) {
          ... on StartMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao iniciar o jogo."),
  );
}

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
