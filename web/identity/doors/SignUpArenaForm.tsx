import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { cnpjProblem } from "../../server/brazil/cnpj.rules";
import { signUpArenaFormSchema, signUpArenaSchema } from "../../server/identity/sign-up.rules";
import { MaskedField } from "../ui/form/MaskedField";
import { PasswordField } from "../ui/form/PasswordField";
import { applyServerErrors } from "../ui/form/server-errors";
import { TextField } from "../ui/form/TextField";
import { PendingButton } from "../ui/form/PendingButton";
import { toast } from "../ui/toaster";
import { useSignUpArenaMutation } from "./use-sign-up-arena-mutation";

type FormInput = z.input<typeof signUpArenaFormSchema>;
type FormOutput = z.output<typeof signUpArenaFormSchema>;

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

/** @param onDone called with the address the confirmation was sent to. */
export function SignUpArenaForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useForm<FormInput, unknown, FormOutput>({
    resolver: zodResolver(signUpArenaFormSchema),
    defaultValues: empty,
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const [signUp, pending] = useSignUpArenaMutation();
  const cnpjWhileTyping = cnpjProblem(useWatch({ control, name: "cnpj" })) ?? undefined;

  const submit = async (filled: FormOutput) => {
    const answer = (await signUp({ input: signUpArenaSchema.parse(filled) }))?.signUpArena;
    switch (answer?.__typename) {
      case "SignUpArenaSuccess":
        toast.success({
          title: "Cadastro realizado com sucesso!",
          description: "Verifique seu email para confirmar a conta",
        });
        return onDone(answer.email);
      case "InvalidInput": {
        const [homeless] = applyServerErrors(form, answer.fields);
        return toast.error({ title: "Dados inválidos", description: homeless ?? answer.fields[0]?.message });
      }
      case "EmailTaken":
        form.setError("email", { type: "server", message: answer.message }, { shouldFocus: true });
        return toast.error({ title: "Erro no cadastro", description: "Este email já está cadastrado" });
      case "TooManyAttempts":
        return toast.error({ title: "Erro no cadastro", description: answer.message });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="5">
        <TextField
          label="Nome da Arena"
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
          label="Endereço Completo"
          required
          autoComplete="street-address"
          error={errors.fullAddress?.message}
          {...register("fullAddress")}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField
            label="Email"
            required
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...register("email")}
          />
          <MaskedField
            label="Telefone de Contato"
            mask="phone"
            type="tel"
            autoComplete="tel-national"
            error={errors.contactPhone?.message}
            registration={register("contactPhone")}
          />
        </SimpleGrid>
        <TextField
          label="Responsável"
          required
          autoComplete="name"
          error={errors.responsibleName?.message}
          {...register("responsibleName")}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <PasswordField
            label="Senha"
            required
            autoComplete="new-password"
            hint="8 ou mais caracteres, com maiúscula, minúscula e número"
            error={errors.password?.message}
            {...register("password")}
          />
          <PasswordField
            label="Confirmar Senha"
            required
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register("confirmPassword")}
          />
        </SimpleGrid>
        <PendingButton type="submit" size="lg" pending={pending}>
          {pending ? "Cadastrando..." : "Cadastrar Arena"}
        </PendingButton>
      </Stack>
    </form>
  );
}
