import { graphql } from "react-relay/hooks";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { usePushMutationsOffMutation as TurnOffMutation } from "../../__generated__/usePushMutationsOffMutation.graphql";
import type { usePushMutationsOnMutation as TurnOnMutation } from "../../__generated__/usePushMutationsOnMutation.graphql";
import type { usePushMutationsRemoveMutation as RemoveMutation } from "../../__generated__/usePushMutationsRemoveMutation.graphql";
import type { usePushMutationsTestMutation as TestMutation } from "../../__generated__/usePushMutationsTestMutation.graphql";
import { useAction } from "../../relay/use-action";

const description = "Tente novamente.";

/** Shows the devices of an answer on the page: the viewer has no id by which the store would find it. */
export function showDevices(store: RecordSourceSelectorProxy, answer: RecordProxy | null | undefined): void {
  const devices = answer?.getLinkedRecord("viewer")?.getLinkedRecords("pushDevices");
  if (devices) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(devices, "pushDevices");
}

export function useTurnOnPushMutation() {
  return useAction<TurnOnMutation>(
    graphql`
      mutation usePushMutationsOnMutation($input: TurnOnPushInput!) {
        turnOnPush(input: $input) {
          ... on TurnOnPushSuccess @alias(as: "done") {
            viewer {
              pushDevices {
                id
                device
                isCurrent
                createdAt
                lastSuccessAt
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Não foi possível ligar os avisos", description },
      updater: (store) => showDevices(store, store.getRootField("turnOnPush")),
    },
  );
}

export function useTurnOffPushMutation() {
  return useAction<TurnOffMutation>(
    graphql`
      mutation usePushMutationsOffMutation {
        turnOffPush {
          viewer {
            pushDevices {
              id
            }
          }
        }
      }
    `,
    {
      failure: { title: "Não foi possível desligar os avisos", description },
      updater: (store) => showDevices(store, store.getRootField("turnOffPush")),
    },
  );
}

export function useRemovePushDeviceMutation() {
  return useAction<RemoveMutation>(
    graphql`
      mutation usePushMutationsRemoveMutation($input: RemovePushDeviceInput!) {
        removePushDevice(input: $input) {
          viewer {
            pushDevices {
              id
            }
          }
        }
      }
    `,
    {
      failure: {
        title: "Não foi possível remover o aparelho",
        description: "Talvez ele já não receba avisos. Atualize a página e tente novamente.",
      },
      updater: (store) => showDevices(store, store.getRootField("removePushDevice")),
    },
  );
}

export function useSendTestPushMutation() {
  return useAction<TestMutation>(
    graphql`
      mutation usePushMutationsTestMutation {
        sendTestPush {
          ... on SendTestPushSuccess @alias(as: "done") {
            done
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Não foi possível enviar o teste", description } },
  );
}
