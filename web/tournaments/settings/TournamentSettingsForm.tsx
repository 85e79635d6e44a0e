import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { super8Participants } from "../../../server/sport/event-size.rules";
import { setFormatNames, setFormats } from "../../../server/sport/scores/match-format.rules";
import type { TournamentSettingsForm_tournament$key } from "../../__generated__/TournamentSettingsForm_tournament.graphql";
import { DateField, SelectField, TextAreaField, TextField } from "../../ui/form/Fields";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { tellRefusal } from "../../ui/form/refusal";
import { SwitchField } from "../../ui/form/SwitchField";
import { useLateRules, useUnsaved } from "../../ui/form/server-form";
import { today } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { ChampionshipTerms } from "./TournamentTerms";
import {
  markSaved,
  onlyTouched,
  type SettingsChange,
  type SettingsInput,
  submitWithValues,
  type useUpdateTournamentMutation,
} from "./save-settings";

interface TournamentSettingsFieldsProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsChange>;
  kind: "INTERNAL" | "SUPER8";
  /** Its categories have prices of their own, and its federation decides who sees it. */
  isChampionship: boolean;
  /** Once the lots are drawn, how it is played and how many play is settled. */
  drawn: boolean;
}

const setFormatOptions = setFormatNames.map((value) => ({ value, label: setFormats[value].label }));

function TournamentSettingsFields({ form, kind, isChampionship, drawn }: TournamentSettingsFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Nome" required error={errors.name?.message} {...register("name")} />
      <TextAreaField label="Descrição" error={errors.description?.message} {...register("description")} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <DateField
          label="Data de início"
          required
          error={errors.startDate?.message}
          {...register("startDate")}
        />
        <DateField label="Data de fim" error={errors.endDate?.message} {...register("endDate")} />
        {isChampionship ? (
          <>
            <TextField label="Local de realização" error={errors.venue?.message} {...register("venue")} />
            <TextField
              label="Diretor responsável"
              error={errors.directorName?.message}
              {...register("directorName")}
            />
            <ChampionshipTerms register={register} errors={errors} />
          </>
        ) : (
          <MoneyField
            label="Valor da inscrição"
            hint="Vale para as próximas inscrições"
            control={control}
            name="feeInCents"
          />
        )}
        {drawn || kind === "SUPER8" ? null : (
          <TextField
            label="Máximo de participantes"
            hint="Em atletas. Se vazio, ilimitado"
            inputMode="numeric"
            error={errors.maxParticipants?.message}
            {...register("maxParticipants", { setValueAs: numberOrNull })}
          />
        )}
      </SimpleGrid>
      {!drawn && kind === "SUPER8" ? (
        <Notice tone="info">
          Um Super 8 tem {super8Participants} vagas. Para outro número de atletas, crie um torneio no formato
          Super N.
        </Notice>
      ) : null}
      {drawn ? (
        <Notice tone="info">Depois do sorteio, o formato do set e o número de atletas não mudam mais.</Notice>
      ) : (
        <SelectField
          label="Formato do set"
          options={setFormatOptions}
          error={errors.setFormat?.message}
          {...register("setFormat")}
        />
      )}
      {isChampionship ? null : (
        <>
          <SwitchField
            control={control}
            name="openToOtherArenas"
            label="Permitir inscrição de atletas de outras arenas"
            hint="Desligado: os atletas da arena se inscrevem sozinhos; os de fora pedem para entrar na arena"
          />
          <SwitchField
            control={control}
            name="isPublic"
            label="Página pública"
            hint="Qualquer pessoa com o link acompanha o torneio, sem entrar"
          />
        </>
      )}
    </>
  );
}

interface TournamentSettingsFormProps {
  id: string;
  tournament: TournamentSettingsForm_tournament$key;
  update: ReturnType<typeof useUpdateTournamentMutation>[0];
  onUnsaved: (unsaved: boolean) => void;
  onSaved: () => void;
}

/** General settings of a tournament and its match format. The submit button is in the dialog's footer. */
export function TournamentSettingsForm({
  id,
  tournament: key,
  update,
  onUnsaved,
  onSaved,
}: TournamentSettingsFormProps) {
  const tournament = useFragment(
    graphql`
      fragment TournamentSettingsForm_tournament on Tournament {
        id
        kind
        status
        name
        timeZone
        description
        isChampionship
        venue
        directorName
        sanctionTier
        protestHours
        startDate
        endDate
        registrationStartsOn
        registrationEndsOn
        feeInCents
        maxParticipants
        setFormat
        openToOtherArenas
        isPublic
      }
    `,
    key,
  );
  // Snapshot from when the dialog opened: another user's change must not overwrite what is being typed.
  const [stored] = useState(tournament);
  const form = useForm<SettingsInput, unknown, SettingsChange>({
    resolver: useLateRules(async () => {
      const { updateTournamentSchema } = await import("../../../server/tournaments/tournament.rules");
      const {
        kind,
        startDate,
        endDate = null,
        registrationStartsOn = null,
        registrationEndsOn = null,
      } = stored;
      const current = { kind, startDate, endDate, registrationStartsOn, registrationEndsOn };
      return updateTournamentSchema(current, today(stored.timeZone));
    }),
    defaultValues: {
      name: stored.name,
      description: stored.description ?? "",
      venue: stored.venue ?? "",
      directorName: stored.directorName ?? "",
      sanctionTier: stored.sanctionTier ?? null,
      protestHours: stored.protestHours ?? null,
      startDate: stored.startDate,
      endDate: stored.endDate ?? "",
      feeInCents: stored.feeInCents,
      maxParticipants: stored.maxParticipants ?? null,
      setFormat: stored.setFormat,
      openToOtherArenas: stored.openToOtherArenas,
      isPublic: stored.isPublic,
    },
  });
  // Read while rendering: React Hook Form only tracks the state that is read.
  const { errors, dirtyFields: touched, isDirty } = form.formState;
  useUnsaved(isDirty, onUnsaved);

  const submit = async (change: SettingsChange, sent: SettingsInput) => {
    const input = { tournamentId: stored.id, ...onlyTouched(change, touched) };
    const answer = (await update({ input }))?.updateTournament;
    if (!answer?.done) return tellRefusal(form, answer?.refusal);
    if (!markSaved(form, sent)) onSaved();
    toast.success({
      title: "Configurações salvas",
      description: `O ${stored.isChampionship ? "campeonato" : "torneio"} foi atualizado com sucesso.`,
    });
  };

  return (
    <form id={id} noValidate onSubmit={submitWithValues(form, submit)}>
      <Stack gap="5">
        <TournamentSettingsFields
          form={form}
          kind={tournament.kind}
          isChampionship={tournament.isChampionship}
          drawn={tournament.status !== "REGISTRATION_OPEN"}
        />
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      </Stack>
    </form>
  );
}
