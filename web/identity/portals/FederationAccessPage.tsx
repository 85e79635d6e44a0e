import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { z } from "zod";
import { AccessPage, type SignUpFormProps } from "./AccessPage";
import { federationPortal } from "./portals";
import type { signUpFederationFormSchema } from "../../../server/federations/sign-up-federation.rules";
import { MaskedField } from "../../ui/form/MaskedField";
import { TextField } from "../../ui/form/Fields";
import {
  EmailField,
  ResponsibleField,
  showSignUpAnswer,
  SignUpFrame,
  typedOnce,
  useSignUpFederationMutation,
} from "./SignUp";
import { useTypedForm } from "./use-typed-form";
import { useLateRules } from "../../ui/form/server-form";

const empty: FormInput = {
  name: "",
  acronym: "",
  email: "",
  responsibleName: "",
  password: "",
  confirmPassword: "",
};

export function FederationAccessPage() {
  return <AccessPage portal={federationPortal} SignUpForm={SignUpFederationForm} />;
}

type FormInput = z.input<typeof signUpFederationFormSchema>;

type FormOutput = z.output<typeof signUpFederationFormSchema>;

export function SignUpFederationForm({ typed, onDone, onClosed }: SignUpFormProps) {
  const form = useTypedForm<FormInput, FormOutput>(typed, {
    resolver: useLateRules(
      async () =>
        (await import("../../../server/federations/sign-up-federation.rules")).signUpFederationFormSchema,
    ),
    defaultValues: empty,
    keptAs: federationPortal.signUp.keptAs,
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const [signUp, pending] = useSignUpFederationMutation();

  const submit = async (filled: FormOutput) => {
    const answer = await signUp({ input: typedOnce(filled) });
    showSignUpAnswer(answer?.signUpFederation, form, federationPortal, { onDone, onClosed });
  };

  return (
    <SignUpFrame
      onSubmit={(event) => void handleSubmit(submit)(event)}
      register={register}
      errors={errors}
      submitLabel="Cadastrar Federação"
      pending={pending}
    >
      <TextField
        label="Nome da federação"
        required
        autoComplete="organization"
        error={errors.name?.message}
        {...register("name")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <MaskedField
          label="Sigla"
          required
          mask="upperCase"
          maxLength={10}
          autoCapitalize="characters"
          spellCheck={false}
          hint="2 a 10 caracteres"
          error={errors.acronym?.message}
          registration={register("acronym")}
        />
        <EmailField registration={register("email")} error={errors.email?.message} />
      </SimpleGrid>
      <ResponsibleField registration={register("responsibleName")} error={errors.responsibleName?.message} />
    </SignUpFrame>
  );
}
