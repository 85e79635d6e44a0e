import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { AccessPage, type SignUpFormProps } from "./AccessPage";
import { arenaPortal } from "./portals";
import { cnpjProblem } from "../../../server/brazil/cpf-cnpj.rules";
import type { signUpArenaFormSchema } from "../../../server/arenas/sign-up-arena.rules";
import { MaskedField } from "../../ui/form/MaskedField";
import { TextField } from "../../ui/form/Fields";
import {
  EmailField,
  ResponsibleField,
  showSignUpAnswer,
  SignUpFrame,
  typedOnce,
  useSignUpArenaMutation,
} from "./SignUp";
import { useTypedForm } from "./use-typed-form";
import { useLateRules } from "../../ui/form/server-form";

const empty: FormInput = {
  arenaName: "",
  cnpj: "",
  fullAddress: "",
  email: "",
  contactPhone: "",
  responsibleName: "",
  password: "",
  confirmPassword: "",
};

export function ArenaAccessPage() {
  return <AccessPage portal={arenaPortal} SignUpForm={SignUpArenaForm} />;
}

type FormInput = z.input<typeof signUpArenaFormSchema>;

type FormOutput = z.output<typeof signUpArenaFormSchema>;

export function SignUpArenaForm({ typed, onDone, onClosed }: SignUpFormProps) {
  const form = useTypedForm<FormInput, FormOutput>(typed, {
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/sign-up-arena.rules")).signUpArenaFormSchema,
    ),
    defaultValues: empty,
    keptAs: arenaPortal.signUp.keptAs,
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const [signUp, pending] = useSignUpArenaMutation();
  const cnpjWhileTyping = cnpjProblem(useWatch({ control, name: "cnpj" })) ?? undefined;

  const submit = async (filled: FormOutput) => {
    const answer = await signUp({ input: typedOnce(filled) });
    showSignUpAnswer(answer?.signUpArena, form, arenaPortal, { onDone, onClosed });
  };

  return (
    <SignUpFrame
      onSubmit={(event) => void handleSubmit(submit)(event)}
      register={register}
      errors={errors}
      submitLabel="Cadastrar Arena"
      pending={pending}
    >
      <TextField
        label="Nome da arena"
        required
        autoComplete="organization"
        error={errors.arenaName?.message}
        {...register("arenaName")}
      />
      <MaskedField
        label="CNPJ"
        required
        mask="cnpj"
        placeholder="00.000.000/0000-00"
        error={cnpjWhileTyping ?? errors.cnpj?.message}
        registration={register("cnpj")}
      />
      <TextField
        label="Endereço completo"
        required
        autoComplete="street-address"
        error={errors.fullAddress?.message}
        {...register("fullAddress")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <EmailField registration={register("email")} error={errors.email?.message} />
        <MaskedField
          label="Telefone de contato"
          mask="phone"
          type="tel"
          autoComplete="tel-national"
          error={errors.contactPhone?.message}
          registration={register("contactPhone")}
        />
      </SimpleGrid>
      <ResponsibleField registration={register("responsibleName")} error={errors.responsibleName?.message} />
    </SignUpFrame>
  );
}
