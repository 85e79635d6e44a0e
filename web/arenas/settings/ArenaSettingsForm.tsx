import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { ArenaSettings, ArenaSettingsInput } from "../../../server/arenas/arena.rules";
import { defaultArenaSettings } from "../../../server/arenas/default-arena-settings.rules";
import { brazilianTimeZones, timeZoneInWords } from "../../../server/platform/time/time-zone.rules";
import type { ArenaSettingsForm_arena$key } from "../../__generated__/ArenaSettingsForm_arena.graphql";
import { MoneyField } from "../../ui/form/MoneyField";
import { SelectField } from "../../ui/form/SelectField";
import { applyServerErrors } from "../../ui/form/server-errors";
import { TextField } from "../../ui/form/TextField";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import { OccupancyAheadDialog, type Ahead } from "./OccupancyAheadDialog";
import { PixFields } from "./PixFields";
import { settingsNotSaved, useUpdateArenaSettingsMutation } from "./use-update-arena-settings-mutation";
import { useLateRules } from "../../ui/form/use-late-rules";

const timeZoneOptions = brazilianTimeZones.map((zone) => ({
  value: zone,
  label: timeZoneInWords(zone, new Date()),
}));

interface ArenaSettingsFormProps {
  arena: ArenaSettingsForm_arena$key;
  /** Only courts, prices and hours; what is not shown stays as it is. */
  brief?: boolean;
}

/** Courts, prices and hours of the arena, its clocks and where it is paid. */
export function ArenaSettingsForm({ arena, brief = false }: ArenaSettingsFormProps) {
  const { id: arenaId, ...stored } = useFragment(
    graphql`
      fragment ArenaSettingsForm_arena on Arena {
        id
        courtCount
        hourlyRateInCents
        dayUseInCents
        opensAt
        closesAt
        timeZone
        pixKey
        city
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
      ...(brief
        ? {}
        : {
            timeZone:
              brazilianTimeZones.find((zone) => zone === stored.timeZone) ?? defaultArenaSettings.timeZone,
            pixKey: stored.pixKey ?? "",
            city: stored.city ?? "",
          }),
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const [save, pending] = useUpdateArenaSettingsMutation();

  const [asked, setAsked] = useState<{ settings: ArenaSettings; ahead: Ahead } | null>(null);

  const submit = async (settings: ArenaSettings, confirmed = false) => {
    const answer = (await save({ input: { arenaId, ...settings, confirmed } }))?.updateArenaSettings;
    if (answer?.__typename === "OccupancyAhead") return setAsked({ settings, ahead: answer });
    setAsked(null);
    switch (answer?.__typename) {
      case "UpdateArenaSettingsSuccess":
        return toast.success({
          title: "Configurações salvas",
          description: "As configurações da arena foram atualizadas com sucesso.",
        });
      case "InvalidInput":
        applyServerErrors(form, answer.fields);
        return toast.error(settingsNotSaved);
    }
  };

  return (
    <>
      <form noValidate onSubmit={(event) => void handleSubmit((settings) => submit(settings))(event)}>
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
            <MoneyField label="Valor do day use (R$)" control={control} name="dayUseInCents" />
            <TextField
              label="Horário de abertura"
              type="time"
              error={errors.opensAt?.message}
              {...register("opensAt")}
            />
            <TextField
              label="Horário de fechamento"
              type="time"
              error={errors.closesAt?.message}
              {...register("closesAt")}
            />
          </SimpleGrid>
          {brief ? null : (
            <>
              <SelectField
                label="Fuso horário"
                hint="Torneios, prazos e programação seguem este fuso. O que já está marcado aparece na hora do novo fuso"
                options={timeZoneOptions}
                error={errors.timeZone?.message}
                {...register("timeZone")}
              />
              <PixFields form={form} />
            </>
          )}
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar configurações"}
          </PendingButton>
        </Stack>
      </form>
      <OccupancyAheadDialog
        ahead={asked?.ahead ?? null}
        pending={pending}
        onConfirm={() => asked && void submit(asked.settings, true)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
