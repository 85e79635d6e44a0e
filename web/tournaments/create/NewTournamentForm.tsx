import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type { CreateTournamentInput, NewTournament } from "../../../server/tournaments/tournament.rules";
import type { NewTournamentForm_arena$key } from "../../__generated__/NewTournamentForm_arena.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { StepForm } from "../../ui/form/steps/StepForm";
import { useFormDraft } from "../../ui/form/steps/use-form-draft";
import { today } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { arenaTournaments } from "../public/tournament-path";
import { useCategoryDraft } from "../settings/use-category-draft";
import { EnrolmentStep } from "./EnrolmentStep";
import { FormatStep } from "./FormatStep";
import { PlacesStep } from "./PlacesStep";
import { draftVersion, emptyTournament, stepFields } from "./tournament-form";
import { useLateRules } from "../../ui/form/use-late-rules";
import type { NewTournamentFormMutation } from "../../__generated__/NewTournamentFormMutation.graphql";
import { useAction } from "../../relay/use-action";

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
