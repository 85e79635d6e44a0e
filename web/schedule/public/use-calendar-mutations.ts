import { graphql } from "react-relay/hooks";
import type { useCalendarMutationsSubscribeMutation as SubscribeMutation } from "../../__generated__/useCalendarMutationsSubscribeMutation.graphql";
import type { useCalendarMutationsUnsubscribeMutation as UnsubscribeMutation } from "../../__generated__/useCalendarMutationsUnsubscribeMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useSubscribeToCalendarMutation() {
  return useAction<SubscribeMutation>(
    graphql`
      mutation useCalendarMutationsSubscribeMutation {
        subscribeToCalendar {
          ... on SubscribeToCalendarSuccess @alias(as: "done") {
            url
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Não foi possível assinar o calendário", description: "Tente novamente." } },
  );
}

export function useUnsubscribeFromCalendarMutation() {
  return useAction<UnsubscribeMutation>(
    graphql`
      mutation useCalendarMutationsUnsubscribeMutation {
        unsubscribeFromCalendar {
          ... on UnsubscribeFromCalendarSuccess @alias(as: "done") {
            done
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Não foi possível cancelar a assinatura", description: "Tente novamente." } },
  );
}
