import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { CalendarDialogQuery } from "../../__generated__/CalendarDialogQuery.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { AskedDetails } from "../../ui/list/RowDetails";
import { FormSkeleton } from "../../ui/PageStates";
import { CalendarSubscription } from "./CalendarSubscription";

/** 'Assinar agenda': one calendar feed with the user's matches, classes taken and given, and rentals. */
export function CalendarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title="Assinar agenda"
      description="Jogos, aulas e locações na agenda do seu celular"
    >
      <AskedDetails skeleton={<FormSkeleton fields={1} />} failure="Não foi possível carregar a assinatura">
        {(attempt) => <Content attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}

function Content({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<CalendarDialogQuery>(
    graphql`
      query CalendarDialogQuery {
        viewer {
          hasCalendarFeed
        }
      }
    `,
    {},
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Crie um link e abra-o na agenda: o que mudar aqui muda lá também, em até um dia.
      </Text>
      <CalendarSubscription subscribes={viewer?.hasCalendarFeed ?? false} />
    </Stack>
  );
}
