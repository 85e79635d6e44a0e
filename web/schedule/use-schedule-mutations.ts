import { graphql } from "react-relay/hooks";
import type { useScheduleMutationsBlockMutation as BlockMutation } from "../__generated__/useScheduleMutationsBlockMutation.graphql";
import type { useScheduleMutationsGenerateMutation as GenerateMutation } from "../__generated__/useScheduleMutationsGenerateMutation.graphql";
import type { useScheduleMutationsSetUpMutation as SetUpMutation } from "../__generated__/useScheduleMutationsSetUpMutation.graphql";
import type { useScheduleMutationsUnavailabilityMutation as UnavailabilityMutation } from "../__generated__/useScheduleMutationsUnavailabilityMutation.graphql";
import type { useScheduleMutationsUnblockMutation as UnblockMutation } from "../__generated__/useScheduleMutationsUnblockMutation.graphql";
import type { useScheduleMutationsVenueMutation as VenueMutation } from "../__generated__/useScheduleMutationsVenueMutation.graphql";
import { useAction } from "../relay/use-action";

const failed = (description: string) => ({
  failure: { title: "Erro", description },
  covers: ["TournamentSchedulePageSubscription"],
});

/** Also for the preview, which writes nothing. */
export function useGenerateScheduleMutation() {
  return useAction<GenerateMutation>(
    graphql`
      mutation useScheduleMutationsGenerateMutation($input: ScheduleTournamentInput!) {
        scheduleTournament(input: $input) {
          ... on ScheduleTournamentSuccess @alias(as: "done") {
            from
            revision
            placed {
              startsAt
              endsAt
              court {
                key
              }
              match {
                id
                label
              }
            }
            unplaced {
              reason
              match {
                id
                label
              }
            }
            conflicts {
              reason
              match {
                id
                label
              }
            }
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao gerar a programação."),
  );
}

export function useSetUpScheduleMutation() {
  return useAction<SetUpMutation>(
    graphql`
      mutation useScheduleMutationsSetUpMutation($input: UpdateTournamentScheduleInput!) {
        updateTournamentSchedule(input: $input) {
          ... on UpdateTournamentScheduleSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao salvar a configuração."),
  );
}

export function useSetVenueMutation() {
  return useAction<VenueMutation>(
    graphql`
      mutation useScheduleMutationsVenueMutation($input: SetTournamentVenueInput!) {
        setTournamentVenue(input: $input) {
          ... on SetTournamentVenueSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao salvar o local."),
  );
}

export function useBlockCourtMutation() {
  return useAction<BlockMutation>(
    graphql`
      mutation useScheduleMutationsBlockMutation($input: BlockCourtInput!) {
        blockCourt(input: $input) {
          ... on BlockCourtSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao bloquear a quadra."),
  );
}

export function useUnblockCourtMutation() {
  return useAction<UnblockMutation>(
    graphql`
      mutation useScheduleMutationsUnblockMutation($input: UnblockCourtInput!) {
        unblockCourt(input: $input) {
          ... on UnblockCourtSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao liberar a quadra."),
  );
}

export function useSetUnavailabilityMutation() {
  return useAction<UnavailabilityMutation>(
    graphql`
      mutation useScheduleMutationsUnavailabilityMutation($input: SetUnavailabilityInput!) {
        setUnavailability(input: $input) {
          ... on SetUnavailabilitySuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao salvar a indisponibilidade."),
  );
}
