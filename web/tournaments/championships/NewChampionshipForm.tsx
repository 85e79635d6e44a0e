import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type {
  NewChampionship,
  NewChampionshipInput,
} from "../../../server/tournaments/championships/championship.rules";
import type { NewChampionshipFormMutation } from "../../__generated__/NewChampionshipFormMutation.graphql";
import { useAction } from "../../relay/use-action";
import { DateField, TextAreaField, TextField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { StepForm } from "../../ui/form/steps/StepForm";
import { useFormDraft } from "../../ui/form/steps/FormDraft";
import { useLateRules } from "../../ui/form/server-form";
import { today } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { championships } from "../public/tournament-path";
import { ChampionshipTerms, RegistrationDates } from "../settings/TournamentTerms";
import { NewCategories, useCategoryDraft } from "../settings/NewCategories";

type NewChampionshipFields = UseFormReturn<NewChampionshipInput, unknown, NewChampionship>;

const emptyChampionship = {
  name: "",
  description: "",
  venue: "",
  directorName: "",
  sanctionTier: null,
  protestHours: null,
  startDate: "",
  endDate: "",
  registrationStartsOn: "",
  registrationEndsOn: "",
  categories: [],
} satisfies NewChampionshipInput;

/** Increment it when the meaning of a field changes: drafts of older versions are discarded. */
const draftVersion = 1;

/** What each step asks. */
const stepFields = {
  event: ["name", "venue", "directorName", "sanctionTier", "protestHours", "description"],
  dates: ["startDate", "endDate", "registrationStartsOn", "registrationEndsOn"],
  categories: ["categories"],
} as const satisfies Record<string, readonly (keyof NewChampionshipInput)[]>;

const columns = { base: 1, sm: 2 };

/** What it is called, where it is, and who answers for it. */
function EventStep({ form: { register, formState } }: { form: NewChampionshipFields }) {
  const { errors } = formState;
  return (
    <>
      <TextField label="Nome do campeonato" required error={errors.name?.message} {...register("name")} />
      <SimpleGrid columns={columns} gap="5">
        <TextField
          label="Local de realização"
          hint="A arena, a praia, a cidade"
          error={errors.venue?.message}
          {...register("venue")}
        />
        <TextField
          label="Diretor responsável"
          autoComplete="off"
          error={errors.directorName?.message}
          {...register("directorName")}
        />
        <ChampionshipTerms register={register} errors={errors} />
      </SimpleGrid>
      <TextAreaField label="Descrição" error={errors.description?.message} {...register("description")} />
    </>
  );
}

/** When it is, and from when until when one may enrol. */
function DatesStep({ form, today }: { form: NewChampionshipFields; today: string }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const startDate = useWatch({ control, name: "startDate" });
  return (
    <SimpleGrid columns={columns} gap="5">
      <DateField
        label="Data de início"
        required
        min={today}
        error={errors.startDate?.message}
        {...register("startDate")}
      />
      <DateField
        label="Data de fim"
        hint="Se vazio, no mesmo dia"
        min={startDate || today}
        error={errors.endDate?.message}
        {...register("endDate")}
      />
      <RegistrationDates
        from={register("registrationStartsOn")}
        until={register("registrationEndsOn")}
        errors={errors}
      />
    </SimpleGrid>
  );
}

interface NewChampionshipFormProps {
  federationId: string;
  /** Who fills it in: what they type is kept for them alone. */
  userKey: string;
}

/** A championship with all its categories, in three steps and sent at once. */
export function NewChampionshipForm({ federationId, userKey }: NewChampionshipFormProps) {
  const day = today(brasiliaTime);
  const form = useForm<NewChampionshipInput, unknown, NewChampionship>({
    resolver: useLateRules(async () =>
      (await import("../../../server/tournaments/championships/championship.rules")).newChampionshipSchema(
        day,
      ),
    ),
    defaultValues: emptyChampionship,
  });
  const kept = useFormDraft(
    form,
    { key: `campeonato:${userKey}:${federationId}`, version: draftVersion },
    emptyChampionship,
  );
  const categories = useWatch({ control: form.control, name: "categories" });
  const draft = useCategoryDraft(categories, (next) => {
    form.setValue("categories", next, { shouldDirty: true });
    form.clearErrors("categories");
  });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [create, pending] = useCreateChampionshipMutation();
  const navigate = useNavigate();

  const send = async (championship: NewChampionship, asDraft: boolean) => {
    setRefusals([]);
    const input = { federationId, ...championship, draft: asDraft };
    const answer = (await create({ input }))?.createChampionship;
    if (answer?.refusal) setRefusals(applyRefusal(form, answer.refusal));
    if (!answer?.done) return;
    kept.sent();
    toast.success(
      asDraft
        ? { title: "Rascunho salvo" }
        : { title: "Sucesso!", description: "Campeonato criado com sucesso." },
    );
    await navigate(championships.tournament(answer.done.tournament.key), { replace: true });
  };
  const { errors } = form.formState;

  return (
    <Stack gap="4" maxW="52rem">
      <StepForm
        form={form}
        kept={kept}
        steps={[
          { title: "O campeonato", fields: stepFields.event, content: <EventStep form={form} /> },
          {
            title: "Datas e inscrições",
            fields: stepFields.dates,
            content: <DatesStep form={form} today={day} />,
          },
          {
            title: "Categorias e valores",
            fields: stepFields.categories,
            // What is typed into a category that was not included yet belongs to the championship as well.
            check: draft.include,
            content: (
              <>
                <NewCategories
                  presets
                  note="Cada categoria tem suas inscrições, seu preço, seu chaveamento e seus campeões. Até o sorteio você ainda pode mudá-las."
                  categories={categories}
                  draft={draft}
                  error={errors.categories?.message ?? errors.categories?.root?.message}
                />
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
              onClick={() => submit((championship) => send(championship, true))}
            >
              Salvar rascunho
            </PendingButton>
            <PendingButton type="submit" pending={pending}>
              {pending ? "Criando…" : "Criar Campeonato"}
            </PendingButton>
          </>
        )}
        onSubmit={(championship) => send(championship, false)}
      />
    </Stack>
  );
}

function useCreateChampionshipMutation() {
  return useAction<NewChampionshipFormMutation>(
    graphql`
      mutation NewChampionshipFormMutation($input: CreateChampionshipInput!) {
        createChampionship(input: $input) {
          ... on CreateChampionshipSuccess @alias(as: "done") {
            tournament {
              key
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao criar campeonato." } },
  );
}
