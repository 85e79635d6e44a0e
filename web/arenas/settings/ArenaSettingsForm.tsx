import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { ArenaSettings, ArenaSettingsInput } from "../../../server/arenas/arena.rules";
import { defaultArenaSettings } from "../../../server/arenas/default-arena-settings.rules";
import type { ArenaSettingsForm_arena$key } from "../../__generated__/ArenaSettingsForm_arena.graphql";
import { MoneyField } from "../../ui/form/MoneyField";
import { nightEndHint } from "../../ui/form/night-end";
import { TextField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { useSaveSettings } from "./save-settings";
import { useLateRules } from "../../ui/form/server-form";

/** Courts, prices and hours of the arena; what is not shown stays as it is. */
export function ArenaSettingsForm({ arena }: { arena: ArenaSettingsForm_arena$key }) {
  const { id: arenaId, ...stored } = useFragment(
    graphql`
      fragment ArenaSettingsForm_arena on Arena {
        id
        courtCount
        hourlyRateInCents
        dayUseInCents
        opensAt
        closesAt
      }
    `,
    arena,
  );
  const form = useForm<ArenaSettingsInput, unknown, ArenaSettings>({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena.rules")).arenaSettingsSchema,
    ),
    defaultValues: {
      courtCount: stored.courtCount ?? defaultArenaSettings.courtCount,
      hourlyRateInCents: stored.hourlyRateInCents ?? defaultArenaSettings.hourlyRateInCents,
      dayUseInCents: stored.dayUseInCents ?? defaultArenaSettings.dayUseInCents,
      opensAt: stored.opensAt ?? defaultArenaSettings.opensAt,
      closesAt: stored.closesAt ?? defaultArenaSettings.closesAt,
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const [opensAt, closesAt] = useWatch({ control, name: ["opensAt", "closesAt"] });
  const { submit, pending, ahead } = useSaveSettings(form, arenaId);

  return (
    <>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <TextField
            label="Número de quadras"
            type="number"
            inputMode="numeric"
            min={1}
            error={errors.courtCount?.message}
            {...register("courtCount", { valueAsNumber: true })}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <MoneyField label="Valor por hora (R$)" control={control} name="hourlyRateInCents" />
            <MoneyField label="Valor do Day Use (R$)" control={control} name="dayUseInCents" />
            <TextField
              label="Horário de abertura"
              type="time"
              error={errors.opensAt?.message}
              {...register("opensAt")}
            />
            <TextField
              label="Horário de fechamento"
              type="time"
              hint={nightEndHint(opensAt ?? "", closesAt ?? "")}
              error={errors.closesAt?.message}
              {...register("closesAt")}
            />
          </SimpleGrid>
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar configurações"}
          </PendingButton>
        </Stack>
      </form>
      {ahead}
    </>
  );
}
