import { Stack } from "@chakra-ui/react/stack";
import { GraduationCap } from "lucide-react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { TeachersScheduleForm_arena$key } from "../../__generated__/TeachersScheduleForm_arena.graphql";
import { Card } from "../../ui/Card";
import { PendingButton } from "../../ui/form/PendingButton";
import { SwitchField } from "../../ui/form/SwitchField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { useSaveSettings, type SettingsForm } from "./use-save-settings";

/** Whether the arena's teachers schedule classes of their own. */
export function TeachersScheduleForm({ arena }: { arena: TeachersScheduleForm_arena$key }) {
  const { id: arenaId, teachersSchedule } = useFragment(
    graphql`
      fragment TeachersScheduleForm_arena on Arena {
        id
        teachersSchedule
      }
    `,
    arena,
  );
  const form: SettingsForm = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena.rules")).arenaSettingsSchema,
    ),
    defaultValues: { teachersSchedule: teachersSchedule ?? false },
  });
  const { submit, pending } = useSaveSettings(form, arenaId);
  return (
    <Card title="Professores" icon={GraduationCap}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="5">
          <SwitchField
            control={form.control}
            name="teachersSchedule"
            label="Professores agendam as próprias aulas"
            hint="Eles escolhem dia, horário e quadra livres. Alunos e valores continuam com a arena."
          />
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar professores"}
          </PendingButton>
        </Stack>
      </form>
    </Card>
  );
}
