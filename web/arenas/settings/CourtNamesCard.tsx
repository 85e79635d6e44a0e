import type { CourtNamesCard_arena$key } from "../../__generated__/CourtNamesCard_arena.graphql";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { LandPlot } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Card } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { toast } from "../../ui/toaster";
import { useNameCourtsMutation } from "./opening-hours";

/** What the open courts are called. */
export function CourtNamesCard({ arena: key }: { arena: CourtNamesCard_arena$key }) {
  const { id: arenaId, courts } = useFragment(
    graphql`
      fragment CourtNamesCard_arena on Arena {
        id
        courts {
          key
          name
          number
        }
      }
    `,
    key,
  );
  const { form, submit, pending } = useServerForm(useNameCourtsMutation(), {
    rules: async () => (await import("../../../server/courts/court-names.rules")).courtNamesSchema,
    values: { courts: (courts ?? []).map(({ key: courtKey, name }) => ({ courtKey, name })) },
    resetOptions: { keepDirtyValues: true },
    input: (names) => ({ arenaId, ...names }),
    onDone: (_done, names) => {
      form.reset(names);
      toast.success({ title: "Nomes das quadras salvos" });
    },
  });
  const { register, handleSubmit, formState } = form;

  return (
    <Card title="Nomes das quadras" icon={LandPlot}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
            {courts?.map(({ key: courtKey, number }, index) => (
              <TextField
                key={courtKey}
                label={`${number}ª quadra`}
                autoComplete="off"
                error={formState.errors.courts?.[index]?.name?.message}
                {...register(`courts.${index}.name`)}
              />
            ))}
          </SimpleGrid>
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar nomes"}
          </PendingButton>
        </Stack>
      </form>
    </Card>
  );
}
