import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  athleteLevelLabel,
  athleteLevels,
  registerAthleteSchema,
  type NewAthlete,
  type RegisterAthleteInput,
} from "../../../server/athletes/athlete.rules";
import { DateField } from "../../ui/form/DateField";
import { MaskedField } from "../../ui/form/MaskedField";
import { SelectField } from "../../ui/form/SelectField";
import { applyServerErrors } from "../../ui/form/server-errors";
import { TextField } from "../../ui/form/TextField";
import { PendingButton } from "../../ui/form/PendingButton";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useRegisterAthleteMutation } from "./use-register-athlete-mutation";

interface RegisterAthleteFormProps {
  arenaId: string;
  tournamentId: string;
  /** What was typed into the search that found nobody. */
  name: string;
  onRegistered: () => void;
}

const levelOptions = athleteLevels.map((value) => ({ value, label: athleteLevelLabel[value] }));
const blank: RegisterAthleteInput = { fullName: "", email: "", phone: "", birthDate: "", level: "FUN" };

/** Somebody new at the arena: registered and enrolled in one step. */
export function RegisterAthleteForm({ arenaId, tournamentId, name, onRegistered }: RegisterAthleteFormProps) {
  const form = useForm<RegisterAthleteInput, unknown, NewAthlete>({
    resolver: zodResolver(registerAthleteSchema(today())),
    defaultValues: { ...blank, fullName: name },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [registerAthlete, pending] = useRegisterAthleteMutation();

  const submit = async (athlete: NewAthlete) => {
    setRefusals([]);
    const input = { ...athlete, arenaId, enrolInTournamentId: tournamentId };
    const answer = (await registerAthlete({ input }))?.registerAthlete;
    if (answer?.__typename === "InvalidInput") setRefusals(applyServerErrors(form, answer.fields));
    if (answer?.__typename === "RuleViolation") setRefusals([answer.message]);
    if (answer?.__typename !== "RegisterAthleteSuccess") return;
    toast.success({ title: "Atleta cadastrado e inscrito", description: athlete.fullName });
    form.reset(blank);
    onRegistered();
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4">
        <TextField
          label="Nome completo"
          required
          autoComplete="off"
          error={errors.fullName?.message}
          {...register("fullName")}
        />
        <TextField
          label="Email"
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
            max={today()}
            error={errors.birthDate?.message}
            {...register("birthDate")}
          />
        </SimpleGrid>
        <SelectField
          label="Nível"
          options={levelOptions}
          error={errors.level?.message}
          {...register("level")}
        />
        {refusals.map((message) => (
          <Notice key={message} tone="error">
            {message}
          </Notice>
        ))}
        <PendingButton type="submit" alignSelf="flex-start" pending={pending}>
          {pending ? "Cadastrando..." : "Cadastrar e inscrever"}
        </PendingButton>
      </Stack>
    </form>
  );
}
