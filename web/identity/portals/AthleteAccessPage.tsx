import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch, type FieldErrors } from "react-hook-form";
import type { z } from "zod";
import { AccessPage, type SignUpFormProps } from "./AccessPage";
import { athletePortal } from "./portals";
import { athleteGenderOptions } from "../../../server/sport/gender.rules";
import { athleteLevelOptions } from "../../../server/sport/athlete-level.rules";
import { cpfProblem } from "../../../server/brazil/cpf-cnpj.rules";
import type { signUpAthleteFormSchema } from "../../../server/athletes/sign-up-athlete.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { MaskedField } from "../../ui/form/MaskedField";
import { today } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { EmailField, showSignUpAnswer, SignUpFrame, typedOnce, useSignUpAthleteMutation } from "./SignUp";
import { useTypedForm } from "./use-typed-form";
import { useLateRules } from "../../ui/form/server-form";

const empty = {
  fullName: "",
  cpf: "",
  email: "",
  phone: "",
  birthDate: "",
  level: "FUN",
  gender: null,
  password: "",
  confirmPassword: "",
} as const satisfies FormInput;

const inOrder = Object.keys(empty) as (keyof FormInput)[];

export function AthleteAccessPage() {
  return <AccessPage portal={athletePortal} SignUpForm={SignUpAthleteForm} />;
}

type FormSchema = ReturnType<typeof signUpAthleteFormSchema>;

type FormInput = z.input<FormSchema>;

type FormOutput = z.output<FormSchema>;

export function SignUpAthleteForm({ typed, onDone, onClosed }: SignUpFormProps) {
  const form = useTypedForm<FormInput, FormOutput>(typed, {
    resolver: useLateRules(async () =>
      (await import("../../../server/athletes/sign-up-athlete.rules")).signUpAthleteFormSchema(
        today(brasiliaTime),
      ),
    ),
    defaultValues: empty,
    keptAs: athletePortal.signUp.keptAs,
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const [signUp, pending] = useSignUpAthleteMutation();
  const cpfWhileTyping = cpfProblem(useWatch({ control, name: "cpf" }) ?? "") ?? undefined;

  const submit = async (filled: FormOutput) => {
    const answer = await signUp({ input: typedOnce(filled) });
    showSignUpAnswer(answer?.signUpAthlete, form, athletePortal, { onDone, onClosed });
  };

  const refuse = (problems: FieldErrors<FormInput>) => {
    const first = inOrder.find((name) => problems[name]);
    toast.error(athletePortal.signUp.invalid(first && problems[first]?.message));
  };

  return (
    <SignUpFrame
      onSubmit={(event) => void handleSubmit(submit, refuse)(event)}
      register={register}
      errors={errors}
      submitLabel="Cadastrar"
      pending={pending}
      blocked={cpfWhileTyping !== undefined}
    >
      <TextField
        label="Nome completo"
        required
        autoComplete="name"
        error={errors.fullName?.message}
        {...register("fullName")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <MaskedField
          label="CPF"
          mask="cpf"
          inputMode="numeric"
          placeholder="000.000.000-00"
          error={cpfWhileTyping ?? errors.cpf?.message}
          registration={register("cpf")}
        />
        <EmailField registration={register("email")} error={errors.email?.message} />
        <MaskedField
          label="Telefone"
          mask="phone"
          type="tel"
          autoComplete="tel-national"
          error={errors.phone?.message}
          registration={register("phone")}
        />
        <DateField
          label="Data de nascimento"
          autoComplete="bday"
          max={today(brasiliaTime)}
          error={errors.birthDate?.message}
          {...register("birthDate")}
        />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <SelectField
          label="Nível"
          options={athleteLevelOptions}
          error={errors.level?.message}
          {...register("level")}
        />
        <SelectField
          label="Gênero"
          hint="Define em que categorias você pode jogar"
          placeholder="Informar depois"
          options={athleteGenderOptions}
          error={errors.gender?.message}
          {...register("gender", { setValueAs: (value: string | null) => value || null })}
        />
      </SimpleGrid>
    </SignUpFrame>
  );
}
