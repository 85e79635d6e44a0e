import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { z } from "zod";
import { refundInWords } from "../../../server/enrolments/registration-terms.rules";
import type {
  UpdateRegistrationInput,
  updateRegistrationSchema,
} from "../../../server/enrolments/registration-settings.rules";
import type { RegistrationSettingsForm_tournament$key } from "../../__generated__/RegistrationSettingsForm_tournament.graphql";
import { DateField, TextField } from "../../ui/form/Fields";
import { OptionalMoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { tellRefusal } from "../../ui/form/refusal";
import { useLateRules, useUnsaved } from "../../ui/form/server-form";
import { SwitchField } from "../../ui/form/SwitchField";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { RegistrationDates } from "./TournamentTerms";
import {
  markSaved,
  onlyTouched,
  submitWithValues,
  type useUpdateRegistrationMutation,
} from "./save-settings";

interface RegistrationSettingsFormProps {
  id: string;
  tournament: RegistrationSettingsForm_tournament$key;
  update: ReturnType<typeof useUpdateRegistrationMutation>[0];
  onUnsaved: (unsaved: boolean) => void;
  onSaved: () => void;
}

type RegistrationChange = z.output<ReturnType<typeof updateRegistrationSchema>>;

/** Enrolment settings: the enrolment period, the payment deadline, the refund rules and prices. */
export function RegistrationSettingsForm({
  id,
  tournament: key,
  update,
  onUnsaved,
  onSaved,
}: RegistrationSettingsFormProps) {
  const tournament = useFragment(
    graphql`
      fragment RegistrationSettingsForm_tournament on Tournament {
        id
        kind
        isChampionship
        minPairs
        maxParticipants
        startDate
        registrationStartsOn
        registrationEndsOn
        registration {
          open
          inPairs
          paymentDays
          fullRefundDays
          lateRefundPercent
          maxCategories
          oneLevelPerGender
          podiumMonths
          podiumMovesUp
          secondFeeInCents
          thirdFeeInCents
          furtherFeeInCents
          earlyUntil
          memberFeeInCents
          memberDiscountPercent
        }
        feeInCents
        categories {
          feeInCents
        }
      }
    `,
    key,
  );
  // Snapshot from when the dialog opened: another user's change must not overwrite what is being typed.
  const [stored] = useState(tournament);
  const { inPairs } = stored.registration;
  const current = {
    kind: stored.kind,
    isChampionship: stored.isChampionship,
    maxParticipants: stored.maxParticipants ?? null,
    startDate: stored.startDate,
    registrationStartsOn: stored.registrationStartsOn ?? null,
    registrationEndsOn: stored.registrationEndsOn ?? null,
    highestFeeInCents:
      stored.categories.length === 0
        ? stored.feeInCents
        : Math.max(...stored.categories.map(({ feeInCents }) => feeInCents)),
    memberFeeInCents: stored.registration.memberFeeInCents ?? null,
    memberDiscountPercent: stored.registration.memberDiscountPercent ?? null,
  };
  // A Super 8 has a single category: settings for further categories do not apply.
  const several = stored.kind !== "SUPER8";
  const form = useForm<UpdateRegistrationInput, unknown, RegistrationChange>({
    resolver: useLateRules(async () =>
      (await import("../../../server/enrolments/registration-settings.rules")).updateRegistrationSchema(
        current,
      ),
    ),
    defaultValues: {
      registrationOpen: stored.registration.open,
      registrationStartsOn: stored.registrationStartsOn ?? "",
      registrationEndsOn: stored.registrationEndsOn ?? "",
      paymentDays: stored.registration.paymentDays,
      fullRefundDays: stored.registration.fullRefundDays,
      lateRefundPercent: stored.registration.lateRefundPercent,
      ...(inPairs ? { minPairs: stored.minPairs ?? null } : {}),
      ...(several
        ? {
            maxCategories: stored.registration.maxCategories ?? null,
            oneLevelPerGender: stored.registration.oneLevelPerGender,
            secondFeeInCents: stored.registration.secondFeeInCents ?? null,
            thirdFeeInCents: stored.registration.thirdFeeInCents ?? null,
            furtherFeeInCents: stored.registration.furtherFeeInCents ?? null,
          }
        : {}),
      podiumMonths: stored.registration.podiumMonths ?? null,
      podiumMovesUp: stored.registration.podiumMovesUp,
      earlyUntil: stored.registration.earlyUntil ?? "",
      ...(stored.isChampionship
        ? {}
        : {
            memberFeeInCents: current.memberFeeInCents,
            memberDiscountPercent: current.memberDiscountPercent,
          }),
    },
  });
  const { register, control, formState } = form;
  // Read while rendering: React Hook Form only tracks the state that is read.
  const { errors, dirtyFields: touched, isDirty } = formState;
  useUnsaved(isDirty, onUnsaved);
  const [fullRefundDays, lateRefundPercent, podiumMonths] = useWatch({
    control,
    name: ["fullRefundDays", "lateRefundPercent", "podiumMonths"],
  });
  const count = { inputMode: "numeric", autoComplete: "off" } as const;
  const asNumber = { setValueAs: numberOrNull };

  const submit = async (change: RegistrationChange, sent: UpdateRegistrationInput) => {
    const input = { tournamentId: stored.id, ...onlyTouched(change, touched) };
    const answer = (await update({ input }))?.updateRegistration;
    if (!answer?.done) return tellRefusal(form, answer?.refusal);
    if (!markSaved(form, sent)) onSaved();
    toast.success({
      title: "Configurações salvas",
      description: "As regras de inscrição foram atualizadas.",
    });
  };

  const terms = { fullRefundDays: Number(fullRefundDays), lateRefundPercent: Number(lateRefundPercent) };
  return (
    <form id={id} noValidate onSubmit={submitWithValues(form, submit)}>
      <Stack gap="5">
        <SwitchField
          control={control}
          name="registrationOpen"
          label="Inscrições abertas"
          hint="Desligado, só a organização inscreve"
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <RegistrationDates
            from={register("registrationStartsOn")}
            until={register("registrationEndsOn")}
            errors={errors}
          />
          <TextField
            label="Prazo de pagamento (dias)"
            hint="Depois disso a vaga é liberada"
            error={errors.paymentDays?.message}
            {...count}
            {...register("paymentDays", asNumber)}
          />
          {inPairs ? (
            <TextField
              label="Mínimo de duplas"
              hint="Se vazio, sem mínimo"
              error={errors.minPairs?.message}
              {...count}
              {...register("minPairs", asNumber)}
            />
          ) : null}
          <TextField
            label="Reembolso integral até (dias antes)"
            error={errors.fullRefundDays?.message}
            {...count}
            {...register("fullRefundDays", asNumber)}
          />
          <TextField
            label="Depois disso, reembolso de (%)"
            error={errors.lateRefundPercent?.message}
            {...count}
            {...register("lateRefundPercent", asNumber)}
          />
        </SimpleGrid>
        {Number.isInteger(terms.fullRefundDays) && Number.isInteger(terms.lateRefundPercent) ? (
          <Text textStyle="sm" color="fg.muted">
            O atleta lê: {refundInWords(terms)}
          </Text>
        ) : null}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          {several ? (
            <>
              <TextField
                label="Máximo de categorias por atleta"
                hint="De 1 a 10. Se vazio, sem limite"
                error={errors.maxCategories?.message}
                {...count}
                {...register("maxCategories", asNumber)}
              />
              <OptionalMoneyField
                label="Preço da 2ª categoria"
                hint="Se vazio, o valor da categoria"
                control={control}
                name="secondFeeInCents"
              />
              <OptionalMoneyField
                label="Preço da 3ª categoria"
                hint="Se vazio, o valor da categoria"
                control={control}
                name="thirdFeeInCents"
              />
              <OptionalMoneyField
                label="Preço da 4ª categoria em diante"
                hint="Se vazio, o valor da categoria"
                control={control}
                name="furtherFeeInCents"
              />
            </>
          ) : null}
          <DateField
            label="Preço antecipado até"
            hint="O preço antecipado fica em cada categoria"
            error={errors.earlyUntil?.message}
            {...register("earlyUntil")}
          />
          <TextField
            label="Pódio conta por (meses)"
            hint="De 1 a 36, antes do início. Se vazio, não conta"
            error={errors.podiumMonths?.message}
            {...count}
            {...register("podiumMonths", asNumber)}
          />
          {stored.isChampionship ? null : (
            <>
              <OptionalMoneyField
                label="Preço para atletas da arena"
                hint="Por categoria. Se vazio, sem preço próprio"
                control={control}
                name="memberFeeInCents"
              />
              <TextField
                label="Ou desconto para atletas da arena (%)"
                hint="Vale o menor preço; os descontos não se somam"
                error={errors.memberDiscountPercent?.message}
                {...count}
                {...register("memberDiscountPercent", asNumber)}
              />
            </>
          )}
        </SimpleGrid>
        {several ? (
          <SwitchField
            control={control}
            name="oneLevelPerGender"
            label="Não permitir dois níveis do mesmo gênero"
            hint="Categorias só por idade não contam como nível"
          />
        ) : null}
        {typeof podiumMonths === "number" ? (
          <SwitchField
            control={control}
            name="podiumMovesUp"
            label="Quem subiu ao pódio joga um nível acima"
            hint="Desligado, só não joga abaixo do nível em que subiu ao pódio"
          />
        ) : null}
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      </Stack>
    </form>
  );
}
