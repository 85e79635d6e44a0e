import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type {
  CategoryPresets as Presets,
  CategorySettings,
  CategorySettingsInput,
} from "../../../server/tournaments/categories/category-settings.rules";
import type { CategoriesSettings_tournament$key } from "../../__generated__/CategoriesSettings_tournament.graphql";
import type { CategoriesSettings_category$key } from "../../__generated__/CategoriesSettings_category.graphql";
import { Panel } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { tellRefusal } from "../../ui/form/refusal";
import { useLateRules, useUnsaved } from "../../ui/form/server-form";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { CategoryFields } from "./CategoryFields";
import { AddCategory, CategoryLine, CategoryList, CategoryPresets, RemoveCategory } from "./CategoryList";
import {
  onlyTouched,
  useAddCategoryMutation,
  useAddPresetCategoriesMutation,
  useRemoveCategoryMutation,
  useUpdateCategoryMutation,
} from "./save-settings";

interface CategoryFormProps {
  tournamentId: string;
  defaultFeeInCents: number;
  /** Null for a new one. */
  category: CategoriesSettings_category$key | null;
  /** Whether the tournament has begun, so that only who gets the places still changes. */
  onlyPlaces?: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onDone: () => void;
}

/** The form of a new or existing category. */
function CategoryForm({
  tournamentId,
  defaultFeeInCents,
  category: key,
  onlyPlaces = false,
  onUnsaved,
  onDone,
}: CategoryFormProps) {
  const category = useFragment(
    graphql`
      fragment CategoriesSettings_category on TournamentCategory {
        id
        name
        level
        gender
        minAge
        maxAge
        maxParticipants
        feeInCents
        earlyFeeInCents
        placeMode
        wildCards
        inPairs
        placesAssignedAt
        ranking {
          id
          name
        }
      }
    `,
    key,
  );
  // Snapshot from when the form opened: another user's change must not overwrite what is being typed.
  const [stored] = useState(category);
  const level = stored?.level ?? "Livre";
  // A category that was copied by ranking, but without its ranking, may stay so.
  const rankingId = stored?.ranking?.id ?? (stored?.placeMode === "RANKING" ? "" : null);
  const form = useForm<CategorySettingsInput, unknown, CategorySettings>({
    resolver: useLateRules(async () =>
      (await import("../../../server/tournaments/categories/category-settings.rules")).categoryFormSchema({
        level,
        rankingId,
        drawFormat: stored?.inPairs === false ? "SUPER_N" : "KNOCKOUT",
      }),
    ),
    defaultValues: {
      name: stored?.name ?? "",
      level,
      gender: stored?.gender ?? "MIXED",
      minAge: stored?.minAge ?? null,
      maxAge: stored?.maxAge ?? null,
      maxParticipants: stored?.maxParticipants ?? null,
      feeInCents: stored?.feeInCents ?? defaultFeeInCents,
      earlyFeeInCents: stored?.earlyFeeInCents ?? null,
      placeMode: stored?.placeMode ?? "ENTRY_ORDER",
      wildCards: stored?.wildCards ?? 0,
    },
  });
  // Read while rendering: React Hook Form only tracks the state that is read.
  const { errors, dirtyFields: touched, isDirty } = form.formState;
  useUnsaved(isDirty, onUnsaved);
  // The pressed button has disappeared: move the focus into the form.
  const { setFocus } = form;
  useEffect(() => setFocus(onlyPlaces ? "maxParticipants" : "name"), [setFocus, onlyPlaces]);
  const [add, adding] = useAddCategoryMutation();
  const [update, updating] = useUpdateCategoryMutation();
  const pending = adding || updating;

  const submit = async (settings: CategorySettings) => {
    const answer = stored
      ? (await update({ input: { categoryId: stored.id, ...onlyTouched(settings, touched) } }))
          ?.updateCategory
      : (await add({ input: { tournamentId, ...settings } }))?.addCategory;
    if (!answer?.done) return tellRefusal(form, answer?.refusal);
    onDone();
    toast.success({ title: stored ? "Categoria salva" : "Categoria criada" });
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4">
        <CategoryFields
          form={form}
          level={level}
          onlyPlaces={onlyPlaces}
          places={{
            inPairs: stored?.inPairs ?? true,
            rankingName: stored?.ranking?.name ?? null,
            assigned: (stored?.placesAssignedAt ?? null) !== null,
          }}
        />
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <HStack gap="3" justify="flex-end">
          <Button variant="ghost" colorPalette="gray" onClick={onDone} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" pending={pending}>
            {pending ? "Salvando..." : "Salvar categoria"}
          </PendingButton>
        </HStack>
      </Stack>
    </form>
  );
}

interface CategoriesSettingsProps {
  tournament: CategoriesSettings_tournament$key;
  /** Whether a form is open in which something was typed. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The categories of a tournament: each is entered, drawn and won on its own. */
export function CategoriesSettings({ tournament: key, onUnsaved }: CategoriesSettingsProps) {
  const { id, status, feeInCents, isChampionship, categories } = useFragment(
    graphql`
      fragment CategoriesSettings_tournament on Tournament {
        id
        status
        feeInCents
        isChampionship
        categories {
          id
          takesEntries
          name
          level
          gender
          minAge
          maxAge
          maxParticipants
          feeInCents
          takenSeats
          ...CategoriesSettings_category
        }
      }
    `,
    key,
  );
  const isOpen = status === "REGISTRATION_OPEN";
  /** An id, "new", or nothing. */
  const [editing, setEditing] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove, removing] = useRemoveCategoryMutation();
  const [addPresets, addingPresets] = useAddPresetCategoriesMutation();

  // The form is gone with its buttons: the keyboard goes on from the list.
  const list = useRef<HTMLUListElement>(null);
  const close = () => {
    setEditing(null);
    list.current?.focus();
  };

  const take = async (categoryId: string) => {
    setRefusal(null);
    const answer = (await remove({ input: { categoryId } }))?.removeCategory;
    if (answer?.refusal) setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    list.current?.focus();
    toast.success({ title: "Categoria removida" });
  };

  const includePresets = async (presets: Presets): Promise<string | null> => {
    const answer = (await addPresets({ input: { tournamentId: id, ...presets } }))?.addPresetCategories;
    if (answer?.refusal) return answer.refusal.message;
    if (!answer?.done) return null;
    const { created, existing } = answer.done;
    toast.success({
      title:
        created.length === 0
          ? "Nenhuma categoria nova"
          : counted(created.length, "categoria criada", "categorias criadas"),
      ...(existing.length > 0 ? { description: `Já existiam: ${existing.join(", ")}.` } : {}),
    });
    return null;
  };

  return (
    <Stack gap="4">
      <Text color="fg.muted" textStyle="sm">
        Cada categoria tem suas inscrições, seu chaveamento e seus campeões. O máximo de participantes do
        torneio vale para todas juntas.
        {isOpen
          ? null
          : " O torneio já foi iniciado: nas categorias ainda não sorteadas, só mudam as regras das vagas."}
      </Text>
      <CategoryList ref={list} label="Categorias">
        {categories.map((category) => (
          <Panel as="li" key={category.id} p="4" boxShadow="xs">
            {editing === category.id ? (
              <CategoryForm
                tournamentId={id}
                defaultFeeInCents={feeInCents}
                category={category}
                onlyPlaces={!isOpen}
                onUnsaved={onUnsaved}
                onDone={close}
              />
            ) : (
              <CategoryLine
                category={{
                  name: category.name,
                  level: category.level,
                  gender: category.gender,
                  minAge: category.minAge,
                  maxAge: category.maxAge,
                  feeInCents: category.feeInCents,
                }}
                places={seatsInWords(category.takenSeats, category.maxParticipants)}
              >
                {isOpen || category.takesEntries ? (
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    onClick={() => setEditing(category.id)}
                  >
                    <Pencil />
                    Editar
                    <VisuallyHidden> {category.name}</VisuallyHidden>
                  </Button>
                ) : null}
                {isOpen && categories.length > 1 && category.takenSeats === 0 ? (
                  <RemoveCategory
                    name={category.name}
                    disabled={removing}
                    onClick={() => void take(category.id)}
                  />
                ) : null}
              </CategoryLine>
            )}
          </Panel>
        ))}
      </CategoryList>
      {refusal === null ? null : <Notice tone="error">{refusal}</Notice>}
      {editing === "new" ? (
        <Panel p="4" boxShadow="xs" as="section" aria-label="Nova categoria">
          <Heading as="h3" textStyle="md" fontWeight="bold" mb="3">
            Nova categoria
          </Heading>
          <CategoryForm
            tournamentId={id}
            defaultFeeInCents={feeInCents}
            category={null}
            onUnsaved={onUnsaved}
            onDone={close}
          />
        </Panel>
      ) : isOpen ? (
        <AddCategory onClick={() => setEditing("new")} />
      ) : null}
      {isChampionship && isOpen ? (
        <CategoryPresets
          names={categories.map(({ name }) => name)}
          onInclude={includePresets}
          pending={addingPresets}
        />
      ) : null}
    </Stack>
  );
}

const seatsInWords = (taken: number, places: number | null | undefined): string =>
  typeof places === "number" ? `${taken} de ${places} vagas` : counted(taken, "inscrito", "inscritos");
