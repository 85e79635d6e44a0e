import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useWatch, type UseFormReturn } from "react-hook-form";
import {
  tournamentCategories,
  tournamentGenderLabel,
  tournamentGenders,
  tournamentKindHint,
  tournamentKindLabel,
  tournamentKinds,
} from "../../../server/tournaments/tournament-labels.rules";
import type { CreateTournamentInput, NewTournament } from "../../../server/tournaments/tournament.rules";
import { DateField } from "../../ui/form/DateField";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/number-or-null";
import { SelectField } from "../../ui/form/SelectField";
import { SwitchField } from "../../ui/form/SwitchField";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { TextField } from "../../ui/form/TextField";

/** The form as it opens. The category is not chosen yet; the schema refuses that with its own message. */
export const emptyTournament: Partial<CreateTournamentInput> = {
  name: "",
  description: "",
  category: "" as CreateTournamentInput["category"],
  kind: "INTERNAL",
  startDate: "",
  endDate: "",
  feeInCents: 0,
  maxParticipants: null,
  minPairs: null,
  gender: "MIXED",
  minAge: null,
  maxAge: null,
  openToOtherArenas: false,
};

const categoryOptions = tournamentCategories.map((category) => ({ value: category, label: category }));
const kindOptions = tournamentKinds.map((kind) => ({ value: kind, label: tournamentKindLabel[kind] }));
const genderOptions = tournamentGenders.map((gender) => ({
  value: gender,
  label: tournamentGenderLabel[gender],
}));

const optionalNumber = { setValueAs: numberOrNull };
const columns = { base: 1, sm: 2 };

interface CreateTournamentFieldsProps {
  form: UseFormReturn<CreateTournamentInput, unknown, NewTournament>;
  today: string;
}

export function CreateTournamentFields({ form, today }: CreateTournamentFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: "kind" }) ?? "INTERNAL";
  const startDate = useWatch({ control, name: "startDate" });

  return (
    <Stack gap="5">
      <TextField label="Nome do Torneio" required error={errors.name?.message} {...register("name")} />
      <SimpleGrid columns={columns} gap="5">
        <SelectField
          label="Categoria"
          required
          placeholder="Selecione a categoria"
          options={categoryOptions}
          error={errors.category?.message}
          {...register("category")}
        />
        <SelectField
          label="Tipo de Torneio"
          options={kindOptions}
          hint={tournamentKindHint[kind]}
          error={errors.kind?.message}
          {...register("kind")}
        />
        <DateField
          label="Data de Início"
          required
          min={today}
          error={errors.startDate?.message}
          {...register("startDate")}
        />
        <DateField
          label="Data de Fim"
          min={startDate || today}
          error={errors.endDate?.message}
          {...register("endDate")}
        />
        <MoneyField label="Valor da Inscrição (R$)" control={control} name="feeInCents" />
        <SelectField
          label="Gênero"
          options={genderOptions}
          error={errors.gender?.message}
          {...register("gender")}
        />
        {kind === "SUPER8" ? null : (
          <>
            <TextField
              label="Máximo de Participantes"
              type="number"
              inputMode="numeric"
              min={1}
              hint="Deixe em branco para não limitar"
              error={errors.maxParticipants?.message}
              {...register("maxParticipants", optionalNumber)}
            />
            <TextField
              label="Mínimo de Duplas"
              type="number"
              inputMode="numeric"
              min={1}
              hint="Mínimo de duplas necessário para iniciar o torneio"
              error={errors.minPairs?.message}
              {...register("minPairs", optionalNumber)}
            />
          </>
        )}
        <TextField
          label="Idade Mínima"
          type="number"
          inputMode="numeric"
          min={0}
          error={errors.minAge?.message}
          {...register("minAge", optionalNumber)}
        />
        <TextField
          label="Idade Máxima"
          type="number"
          inputMode="numeric"
          min={0}
          error={errors.maxAge?.message}
          {...register("maxAge", optionalNumber)}
        />
      </SimpleGrid>
      <TextAreaField label="Descrição" error={errors.description?.message} {...register("description")} />
      <SwitchField
        control={control}
        name="openToOtherArenas"
        label="Permitir inscrição de atletas de outras arenas"
      />
    </Stack>
  );
}
