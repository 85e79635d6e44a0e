import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type {
  NewChampionship,
  NewChampionshipInput,
} from "../../../server/tournaments/championships/championship.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { StepForm } from "../../ui/form/steps/StepForm";
import { useFormDraft } from "../../ui/form/steps/use-form-draft";
import { useLateRules } from "../../ui/form/use-late-rules";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { championships } from "../public/tournament-path";
import { NewCategories } from "../settings/NewCategories";
import { useCategoryDraft } from "../settings/use-category-draft";
import { draftVersion, emptyChampionship, stepFields } from "./championship-form";
import { DatesStep, EventStep } from "./ChampionshipSteps";
import { graphql } from "react-relay/hooks";
import type { NewChampionshipFormMutation } from "../../__generated__/NewChampionshipFormMutation.graphql";
import { useAction } from "../../relay/use-action";

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
