import { Stack } from "@chakra-ui/react/stack";
import { BellRing } from "lucide-react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { RemindersForm_arena$key } from "../../__generated__/RemindersForm_arena.graphql";
import { Card } from "../../ui/Card";
import { PendingButton } from "../../ui/form/PendingButton";
import { SwitchField } from "../../ui/form/SwitchField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { useSaveSettings, type SettingsForm } from "./use-save-settings";

/** What the arena's athletes are reminded of. */
export function RemindersForm({ arena }: { arena: RemindersForm_arena$key }) {
  const {
    id: arenaId,
    remindsOnEve,
    remindsOfCharges,
  } = useFragment(
    graphql`
      fragment RemindersForm_arena on Arena {
        id
        remindsOnEve
        remindsOfCharges
      }
    `,
    arena,
  );
  const form: SettingsForm = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena.rules")).arenaSettingsSchema,
    ),
    defaultValues: {
      remindsOnEve: remindsOnEve ?? true,
      remindsOfCharges: remindsOfCharges ?? true,
    },
  });
  const { submit, pending } = useSaveSettings(form, arenaId);
  return (
    <Card title="Lembretes" icon={BellRing}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="5">
          <SwitchField
            control={form.control}
            name="remindsOnEve"
            label="Lembrar alunos na véspera"
            hint="Um e-mail no dia anterior, entre 10 e 21 horas, para quem tem aula ou quadra"
          />
          <SwitchField
            control={form.control}
            name="remindsOfCharges"
            label="Lembrar cobranças em aberto"
            hint="Um e-mail para quem deve, três dias antes do vencimento, quando atrasa e uma semana depois, entre 10 e 21 horas"
          />
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar lembretes"}
          </PendingButton>
        </Stack>
      </form>
    </Card>
  );
}
