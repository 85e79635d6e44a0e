import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { CategoryPresets as Presets } from "../../../server/tournaments/categories/category-settings.rules";
import type { CategoriesSettings_tournament$key } from "../../__generated__/CategoriesSettings_tournament.graphql";
import { Panel } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { AddCategory, CategoryLine, CategoryList, RemoveCategory } from "./CategoryLine";
import { CategoryForm } from "./CategoryForm";
import { CategoryPresets } from "./CategoryPresets";
import { useAddPresetCategoriesMutation, useRemoveCategoryMutation } from "./use-category-mutations";

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
          ...CategoryForm_category
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
