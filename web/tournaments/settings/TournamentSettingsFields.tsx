import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { UseFormReturn } from "react-hook-form";
import { setFormatNames, setFormats } from "../../../server/sport/scores/set-format.rules";
import { super8Participants } from "../../../server/sport/event-size.rules";
import { DateField } from "../../ui/form/DateField";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/number-or-null";
import { SelectField } from "../../ui/form/SelectField";
import { SwitchField } from "../../ui/form/SwitchField";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import { ChampionshipTerms } from "./ChampionshipTerms";
import type { SettingsChange, SettingsInput } from "./settings-values";

interface TournamentSettingsFieldsProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsChange>;
  kind: "INTERNAL" | "SUPER8";
  /** Its categories have prices of their own, and its federation decides who sees it. */
  isChampionship: boolean;
  /** Once the lots are drawn, how it is played and how many play is settled. */
  drawn: boolean;
}

const setFormatOptions = setFormatNames.map((value) => ({ value, label: setFormats[value].label }));

export function TournamentSettingsFields({
  form,
  kind,
  isChampionship,
  drawn,
}: TournamentSettingsFieldsProps) {
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
