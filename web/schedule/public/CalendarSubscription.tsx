import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarSync, Unlink } from "lucide-react";
import { useState } from "react";
import { CopyButton } from "../../ui/ShareLinks";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import { graphql } from "react-relay/hooks";
import type { CalendarSubscriptionSubscribeMutation } from "../../__generated__/CalendarSubscriptionSubscribeMutation.graphql";
import type { CalendarSubscriptionUnsubscribeMutation } from "../../__generated__/CalendarSubscriptionUnsubscribeMutation.graphql";
import { useAction } from "../../relay/use-action";

/**
 * For the athlete or teacher signed in: a secret link that their phone's calendar comes back to, and its end.
 * @param subscribes whether there is a link already.
 */
export function CalendarSubscription({ subscribes }: { subscribes: boolean }) {
  const [stands, setStands] = useState(subscribes);
  const [url, setUrl] = useState<string | null>(null);
  const [subscribe, subscribing] = useSubscribeToCalendarMutation();
  const [unsubscribe, unsubscribing] = useUnsubscribeFromCalendarMutation();

  const start = async () => {
    const answer = (await subscribe({}))?.subscribeToCalendar;
    if (answer?.done) {
      setUrl(answer.done.url);
      setStands(true);
    }
    if (answer?.refusal) toast.error({ title: answer.refusal.message });
  };
  const end = async () => {
    const answer = (await unsubscribe({}))?.unsubscribeFromCalendar;
    if (answer?.refusal) toast.error({ title: answer.refusal.message });
    if (!answer?.done || !answer.done.done) return;
    setUrl(null);
    setStands(false);
    toast.success({ title: "Assinatura cancelada", description: "O link do seu calendário não vale mais." });
  };

  return (
    <Stack gap="2">
      <HStack gap="2" wrap="wrap">
        <PendingButton variant="subtle" pending={subscribing} onClick={() => void start()}>
          <CalendarSync />
          Assinar calendário
        </PendingButton>
        {stands ? (
          <PendingButton
            variant="ghost"
            colorPalette="gray"
            pending={unsubscribing}
            onClick={() => void end()}
          >
            <Unlink />
            Cancelar assinatura
          </PendingButton>
        ) : null}
      </HStack>
      {url === null ? null : (
        <Stack gap="2" p="4" borderRadius="l2" bg="bg.muted">
          <Text textStyle="sm">
            Seus jogos, suas aulas e as quadras que você alugou, sempre em dia. Os jogos vêm no horário da
            programação; se um atrasar, o previsto aparece na página do torneio. O link é só seu: quem o tiver
            vê quando e onde você está. Um link criado antes deixou de valer.
          </Text>
          <HStack gap="2" wrap="wrap">
            <Button asChild size="sm">
              <a href={url.replace(/^https?:/, "webcal:")}>Abrir na agenda</a>
            </Button>
            <CopyButton text={url} label="Copiar link do calendário" variant="subtle" size="sm" />
          </HStack>
        </Stack>
      )}
    </Stack>
  );
}

function useSubscribeToCalendarMutation() {
  return useAction<CalendarSubscriptionSubscribeMutation>(
    graphql`
      mutation CalendarSubscriptionSubscribeMutation {
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

function useUnsubscribeFromCalendarMutation() {
  return useAction<CalendarSubscriptionUnsubscribeMutation>(
    graphql`
      mutation CalendarSubscriptionUnsubscribeMutation {
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
