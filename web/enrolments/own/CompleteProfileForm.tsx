import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { athleteGenderOptions } from "../../../server/sport/gender.rules";
import type { CompleteProfileInput, completeProfileSchema } from "../../../server/athletes/athlete.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { DateField, SelectField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { today } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { useCompleteProfileMutation } from "./use-own-enrolment-mutations";
import { useLateRules } from "../../ui/form/server-form";

interface CompleteProfileFormProps {
  asksGender: boolean;
  asksBirthDate: boolean;
  onDone: () => void;
}

/** What a category goes by and the profile does not tell yet; asked once. */
export function CompleteProfileForm({ asksGender, asksBirthDate, onDone }: CompleteProfileFormProps) {
  const form = useForm<CompleteProfileInput, unknown, z.output<ReturnType<typeof completeProfileSchema>>>({
    resolver: useLateRules(async () =>
      (await import("../../../server/athletes/athlete.rules")).completeProfileSchema(today(brasiliaTime)),
    ),
    defaultValues: { gender: null, birthDate: "" },
  });
  const { errors } = form.formState;
  const [complete, pending] = useCompleteProfileMutation();

  const submit = async (input: { gender: "MALE" | "FEMALE" | null; birthDate: string | null }) => {
    if (asksGender && input.gender === null)
      return form.setError("gender", { message: "Escolha o gênero" }, { shouldFocus: true });
    if (asksBirthDate && input.birthDate === null)
      return form.setError("birthDate", { message: "Informe a data de nascimento" }, { shouldFocus: true });
    const answer = (await complete({ input }))?.completeProfile;
    if (answer?.refusal) {
      const [homeless] = applyRefusal(form, answer.refusal);
      if (homeless) toast.error({ title: "Não foi possível salvar", description: homeless });
    }
    if (answer?.done) onDone();
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4">
        <Text color="fg.muted">
          Esta categoria precisa de dados que ainda faltam no seu perfil. Depois, o gênero só a sua arena
          corrige.
        </Text>
        <SimpleGrid columns={{ base: 1, sm: asksGender && asksBirthDate ? 2 : 1 }} gap="4" maxW="32rem">
          {asksGender ? (
            <SelectField
              label="Gênero"
              required
              placeholder="Escolha"
              options={athleteGenderOptions}
              error={errors.gender?.message}
              {...form.register("gender", { setValueAs: (value: string | null) => value || null })}
            />
          ) : null}
          {asksBirthDate ? (
            <DateField
              label="Data de nascimento"
              required
              max={today(brasiliaTime)}
              error={errors.birthDate?.message}
              {...form.register("birthDate")}
            />
          ) : null}
        </SimpleGrid>
        <PendingButton type="submit" pending={pending} alignSelf="flex-start">
          {pending ? "Salvando..." : "Salvar e continuar"}
        </PendingButton>
      </Stack>
    </form>
  );
}
