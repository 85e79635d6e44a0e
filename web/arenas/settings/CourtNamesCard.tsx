import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { LandPlot } from "lucide-react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { z } from "zod";
import type { courtNamesSchema } from "../../../server/courts/court-names.rules";
import type { CourtNamesCard_arena$key } from "../../__generated__/CourtNamesCard_arena.graphql";
import { Card } from "../../ui/Card";
import { PendingButton } from "../../ui/form/PendingButton";
import { tellRefusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { useNameCourtsMutation } from "./use-opening-mutations";

type Names = z.output<typeof courtNamesSchema>;

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
  const form = useForm<Names>({
    resolver: useLateRules(
      async () => (await import("../../../server/courts/court-names.rules")).courtNamesSchema,
    ),
    values: { courts: (courts ?? []).map(({ key: courtKey, name }) => ({ courtKey, name })) },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, formState } = form;
  const [save, pending] = useNameCourtsMutation();

  const submit = async (names: Names) => {
    const answer = (await save({ input: { arenaId, ...names } }))?.nameCourts;
    if (answer?.refusal) return tellRefusal(form, answer.refusal);
    if (!answer?.done) return;
    form.reset(names);
    toast.success({ title: "Nomes das quadras salvos" });
  };

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
