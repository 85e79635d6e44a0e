import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { refundInWords } from "../../../server/enrolments/registration-terms.rules";
import { levelInWords } from "../../../server/sport/athlete-level.rules";
import {
  tournamentCategories,
  tournamentGenderLabel,
  tournamentGenders,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { CreateTournamentInput, NewTournament } from "../../../server/tournaments/tournament.rules";
import type { NewTournamentForm_arena$key } from "../../__generated__/NewTournamentForm_arena.graphql";
import type { NewTournamentFormMutation } from "../../__generated__/NewTournamentFormMutation.graphql";
import { useAction } from "../../relay/use-action";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { PendingButton } from "../../ui/form/PendingButton";
import { PictureCards } from "../../ui/form/Choices";
import { applyRefusal } from "../../ui/form/refusal";
import { SelectField, TextAreaField, TextField } from "../../ui/form/Fields";
import { StepForm } from "../../ui/form/steps/StepForm";
import { useFormDraft } from "../../ui/form/steps/FormDraft";
import { SwitchField } from "../../ui/form/SwitchField";
import { useLateRules } from "../../ui/form/server-form";
import { today } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { arenaTournaments } from "../public/tournament-path";
import { RegistrationDates } from "../settings/TournamentTerms";
import { useCategoryDraft } from "../settings/NewCategories";
import { choiceOf, chosenBy, formatChoices, FormatPicture } from "./FormatChoices";
import { PlacesStep } from "./PlacesStep";
import { draftVersion, emptyTournament, type NewTournamentFields, stepFields } from "./tournament-form";

const optionalNumber = { setValueAs: numberOrNull };
const digits = { inputMode: "numeric", autoComplete: "off" } as const;
const columns = { base: 1, sm: 2 };

/** Form step: who may enrol and until when, the payment deadline, and the refund rules. */
function EnrolmentStep({ form }: { form: NewTournamentFields }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [fee, refundDays, refundPercent] = useWatch({
    control,
    name: ["feeInCents", "fullRefundDays", "lateRefundPercent"],
  });
  const terms = { fullRefundDays: Number(refundDays), lateRefundPercent: Number(refundPercent) };
  const hasTerms = Number.isInteger(terms.fullRefundDays) && Number.isInteger(terms.lateRefundPercent);
  return (
    <>
      <SwitchField
        control={control}
        name="openToOtherArenas"
        label="Permitir inscrição de atletas de outras arenas"
        hint="Desligado: os atletas da arena se inscrevem sozinhos; os de fora pedem para entrar na arena"
      />
      <SimpleGrid columns={columns} gap="5">
        <TextField
          label="Idade mínima"
          hint="Completada no ano do torneio"
          type="number"
          inputMode="numeric"
          min={0}
          error={errors.minAge?.message}
          {...register("minAge", optionalNumber)}
        />
        <TextField
          label="Idade máxima"
          hint="Completada no ano do torneio"
          type="number"
          inputMode="numeric"
          min={0}
          error={errors.maxAge?.message}
          {...register("maxAge", optionalNumber)}
        />
        <RegistrationDates
          from={register("registrationStartsOn")}
          until={register("registrationEndsOn")}
          errors={errors}
        />
        <TextField
          label="Prazo de pagamento (dias)"
          hint="Depois disso a vaga é liberada"
          error={errors.paymentDays?.message}
          {...digits}
          {...register("paymentDays", optionalNumber)}
        />
        <TextField
          label="Reembolso integral até (dias antes)"
          error={errors.fullRefundDays?.message}
          {...digits}
          {...register("fullRefundDays", optionalNumber)}
        />
        <TextField
          label="Depois disso, reembolso de (%)"
          error={errors.lateRefundPercent?.message}
          {...digits}
          {...register("lateRefundPercent", optionalNumber)}
        />
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        {fee === 0
          ? "Inscrição gratuita: prazo e reembolso só valem se você cobrar depois."
          : hasTerms
            ? `O atleta lê: ${refundInWords(terms)}`
            : null}
      </Text>
      <TextAreaField label="Descrição" error={errors.description?.message} {...register("description")} />
    </>
  );
}

const categoryOptions = tournamentCategories.map((category) => ({
  value: category,
  label: levelInWords(category),
}));
const genderOptions = tournamentGenders.map((value) => ({ value, label: tournamentGenderLabel[value] }));
const cards = formatChoices.map((choice) => ({
  ...choice,
  picture: <FormatPicture format={choice.value} />,
}));

/** Form step: format, name and categories. */
function FormatStep({ form }: { form: NewTournamentFields }) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const [kind, drawFormat] = useWatch({ control, name: ["kind", "drawFormat"] });
  return (
    <>
      <PictureCards
        legend="Tipo de torneio"
        options={cards}
        value={choiceOf({ kind, drawFormat })}
        onChange={(choice) => {
          const chosen = chosenBy(choice);
          setValue("kind", chosen.kind, { shouldDirty: true });
          setValue("drawFormat", chosen.drawFormat, { shouldDirty: true });
        }}
      />
      <TextField label="Nome do torneio" required error={errors.name?.message} {...register("name")} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <SelectField
          label="Categoria"
          required
          placeholder="Selecione a categoria"
          options={categoryOptions}
          error={errors.category?.message}
          {...register("category")}
        />
        <SelectField
          label="Gênero"
          options={genderOptions}
          error={errors.gender?.message}
          {...register("gender")}
        />
      </SimpleGrid>
    </>
  );
}

interface NewTournamentFormProps {
  arena: NewTournamentForm_arena$key;
  /** The user: the draft in the browser is kept per user. */
  userKey: string;
}

/** Creates a tournament in three steps: published at once, or as a draft that only the arena's managers see. */
export function NewTournamentForm({ arena: key, userKey }: NewTournamentFormProps) {
  const arena = useFragment(
    graphql`
      fragment NewTournamentForm_arena on Arena {
        id
        timeZone
        ...PlacesStep_arena
      }
    `,
    key,
  );
  const { id: arenaId, timeZone } = arena;
  const day = today(timeZone);
  const form = useForm<CreateTournamentInput, unknown, NewTournament>({
    resolver: useLateRules(async () =>
      (await import("../../../server/tournaments/tournament.rules")).createTournamentSchema(day),
    ),
    defaultValues: emptyTournament,
  });
  const kept = useFormDraft(
    form,
    { key: `torneio:${userKey}:${arenaId}`, version: draftVersion },
    emptyTournament,
  );
  const [category, others = []] = useWatch({ control: form.control, name: ["category", "otherCategories"] });
  const categories = useCategoryDraft(
    others,
    (next) => form.setValue("otherCategories", next, { shouldDirty: true, shouldValidate: true }),
    { optional: true, isTaken: (name) => name === category?.toLocaleLowerCase("pt-BR") },
  );
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [create, pending] = useCreateTournamentMutation();
  const navigate = useNavigate();

  const send = async (tournament: NewTournament, asDraft: boolean) => {
    setRefusals([]);
    const input = { arenaId, ...tournament, draft: asDraft };
    const answer = (await create({ input }))?.createTournament;
    if (answer?.refusal) setRefusals(applyRefusal(form, answer.refusal));
    if (!answer?.done) return;
    kept.sent();
    toast.success({ title: asDraft ? "Rascunho salvo" : "Torneio criado com sucesso!" });
    await navigate(arenaTournaments.tournament(answer.done.tournament.key), { replace: true });
  };

  return (
    <Stack gap="4" maxW="52rem">
      <StepForm
        form={form}
        kept={kept}
        steps={[
          { title: "Formato", fields: stepFields.format, content: <FormatStep form={form} /> },
          {
            title: "Datas, vagas e valor",
            fields: stepFields.places,
            content: <PlacesStep form={form} arena={arena} today={day} draft={categories} />,
            check: categories.include,
          },
          {
            title: "Inscrições e regras",
            fields: stepFields.enrolments,
            content: (
              <>
                <EnrolmentStep form={form} />
                {refusals.map((message) => (
                  <Notice key={message} tone="error">
                    {message}
                  </Notice>
                ))}
              </>
            ),
          },
        ]}
        actions={(submit) => (
          <>
            <PendingButton
              variant="outline"
              pending={pending}
              onClick={() => submit((tournament) => send(tournament, true))}
            >
              Salvar rascunho
            </PendingButton>
            <PendingButton type="submit" pending={pending}>
              {pending ? "Criando…" : "Publicar"}
            </PendingButton>
          </>
        )}
        onSubmit={(tournament) => send(tournament, false)}
      />
    </Stack>
  );
}

function useCreateTournamentMutation() {
  return useAction<NewTournamentFormMutation>(
    graphql`
      mutation NewTournamentFormMutation($input: CreateTournamentInput!) {
        createTournament(input: $input) {
          ... on CreateTournamentSuccess @alias(as: "done") {
            tournament {
              key
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao criar torneio. Tente novamente." },
      signedOut: { title: "Usuário não autenticado" },
    },
  );
}
