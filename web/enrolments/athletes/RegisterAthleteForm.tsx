import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { athleteGenderOptions } from "../../../server/sport/athlete-gender.rules";
import { athleteLevelOptions } from "../../../server/sport/athlete-level.rules";
import type { NewAthlete, RegisterAthleteInput } from "../../../server/athletes/athlete.rules";
import { DateField } from "../../ui/form/DateField";
import { MaskedField } from "../../ui/form/MaskedField";
import { SelectField } from "../../ui/form/SelectField";
import { applyRefusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/TextField";
import { PendingButton } from "../../ui/form/PendingButton";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { usePlaceTime } from "../../ui/PlaceTime";
import type { FoundAthlete } from "./athlete-search";
import { useRegisterAthleteMutation } from "../use-enrolment-mutations";
import { useLateRules } from "../../ui/form/use-late-rules";

interface RegisterAthleteFormProps {
  arenaId: string;
  /** Where the athlete is entered at once; null to register only. */
  tournamentId: string | null;
  /** The search text that had no results. */
  name: string;
  /** Not called if the user is already typing the next athlete, so that the focus stays in the form. */
  onRegistered: (athlete: FoundAthlete) => void;
}

const blank: RegisterAthleteInput = {
  fullName: "",
  email: "",
  phone: "",
  birthDate: "",
  level: "FUN",
  gender: null,
};
const fieldNames = Object.keys(blank) as (keyof RegisterAthleteInput)[];

/** Registers a new athlete at the arena and, if a tournament is given, enrols the athlete in the same request. */
export function RegisterAthleteForm({ arenaId, tournamentId, name, onRegistered }: RegisterAthleteFormProps) {
  const timeZone = usePlaceTime();
  const day = today(timeZone);
  const form = useForm<RegisterAthleteInput, unknown, NewAthlete>({
    resolver: useLateRules(async () =>
      (await import("../../../server/athletes/athlete.rules")).registerAthleteSchema(day),
    ),
    defaultValues: { ...blank, fullName: name },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [registerAthlete, pending] = useRegisterAthleteMutation();

  /**
   * Clears the fields of the athlete just registered, except those that the user has edited since submitting.
   * @returns whether the user is already typing the next athlete.
   */
  const makeRoom = (sent: RegisterAthleteInput): boolean => {
    const now = form.getValues();
    const left = fieldNames.filter((name) => now[name] === sent[name]);
    for (const name of left) form.setValue(name, blank[name]);
    return left.length < fieldNames.length;
  };

  const submit = async (athlete: NewAthlete, sent: RegisterAthleteInput) => {
    setRefusals([]);
    const input = { ...athlete, arenaId, enrolInTournamentId: tournamentId };
    const answer = (await registerAthlete({ input }))?.registerAthlete;
    if (answer?.notEligible) setRefusals(answer.notEligible.reasons.map(({ message }) => message));
    else if (answer?.refusal) setRefusals(applyRefusal(form, answer.refusal));
    if (!answer?.done) return;
    const title = tournamentId === null ? "Atleta cadastrado" : "Atleta cadastrado e inscrito";
    toast.success({ title, description: athlete.fullName });
    if (!makeRoom(sent)) onRegistered(answer.done.athlete);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        const sent = { ...form.getValues() };
        void form.handleSubmit((athlete) => submit(athlete, sent))(event);
      }}
    >
      <Stack gap="4">
        <TextField
          label="Nome completo"
          required
          autoComplete="off"
          error={errors.fullName?.message}
          {...register("fullName")}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register("email")}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <MaskedField
            label="Telefone"
            mask="phone"
            type="tel"
            autoComplete="off"
            error={errors.phone?.message}
            registration={register("phone")}
          />
          <DateField
            label="Data de nascimento"
            max={day}
            error={errors.birthDate?.message}
            {...register("birthDate")}
          />
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            label="Nível"
            options={athleteLevelOptions}
            error={errors.level?.message}
            {...register("level")}
          />
          <SelectField
            label="Gênero"
            placeholder="Não informado"
            options={athleteGenderOptions}
            error={errors.gender?.message}
            {...register("gender", { setValueAs: (value: string) => value || null })}
          />
        </SimpleGrid>
        {refusals.map((message) => (
          <Notice key={message} tone="error">
            {message}
          </Notice>
        ))}
        <PendingButton type="submit" alignSelf="flex-start" pending={pending}>
          {pending
            ? "Cadastrando..."
            : tournamentId === null
              ? "Cadastrar e escolher"
              : "Cadastrar e inscrever"}
        </PendingButton>
      </Stack>
    </form>
  );
}
