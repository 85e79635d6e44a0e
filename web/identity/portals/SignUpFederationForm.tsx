import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "zod";
import {
  signUpFederationFormSchema,
  signUpFederationSchema,
} from "../../../server/federations/sign-up-federation.rules";
import { MaskedField } from "../../ui/form/MaskedField";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { PasswordPair } from "../PasswordPair";
import type { SignUpFormProps } from "./AccessPage";
import { federationPortal } from "./portals";
import { showSignUpAnswer } from "./show-sign-up-answer";
import { useSignUpFederationMutation } from "./use-sign-up-mutations";
import { useTypedForm } from "./use-typed-form";

type FormInput = z.input<typeof signUpFederationFormSchema>;
type FormOutput = z.output<typeof signUpFederationFormSchema>;

const empty: FormInput = {
  name: "",
  acronym: "",
  email: "",
  responsibleName: "",
  password: "",
  confirmPassword: "",
};

export function SignUpFederationForm({ typed, onDone }: SignUpFormProps) {
  const form = useTypedForm<FormInput, FormOutput>(typed, {
    resolver: zodResolver(signUpFederationFormSchema),
    defaultValues: empty,
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const [signUp, pending] = useSignUpFederationMutation();

  const submit = async (filled: FormOutput) => {
    const answer = await signUp({ input: signUpFederationSchema.parse(filled) });
    showSignUpAnswer(answer?.signUpFederation, form, federationPortal, onDone);
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="5">
        <TextField
          label="Nome da Federação"
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
          <TextField
            label="Email"
            required
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...register("email")}
          />
        </SimpleGrid>
        <TextField
          label="Responsável"
          required
          autoComplete="name"
          error={errors.responsibleName?.message}
          {...register("responsibleName")}
        />
        <PasswordPair
          label="Senha"
          first={register("password")}
          second={register("confirmPassword")}
          errors={errors}
          sideBySide
        />
        <PendingButton type="submit" size="lg" pending={pending}>
          {pending ? "Cadastrando..." : "Cadastrar Federação"}
        </PendingButton>
      </Stack>
    </form>
  );
}
