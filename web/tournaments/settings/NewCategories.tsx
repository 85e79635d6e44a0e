import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Layers, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CategorySettingsInput } from "../../../server/tournaments/categories/category-settings.rules";
import { Card, Panel } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { useFocusKept } from "../../ui/use-focus-kept";
import { AddCategory, CategoryLine, CategoryList, RemoveCategory } from "./CategoryLine";
import { CategoryFields } from "./CategoryFields";
import { CategoryPresets } from "./CategoryPresets";
import type { CategoryDraft } from "./use-category-draft";

interface NewCategoriesProps {
  title?: string;
  /** What the list is of, for who does not see it. */
  label?: string;
  note: string;
  categories: readonly CategorySettingsInput[];
  draft: CategoryDraft;
  error: string | undefined;
  /** Whether the usual ones are offered in one tap. */
  presets?: boolean;
}

/** The categories an event will have: each is entered, drawn and won on its own. */
export function NewCategories({
  title = "Categorias",
  label = "Categorias do campeonato",
  note,
  categories,
  draft,
  error,
  presets = false,
}: NewCategoriesProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusKept = useFocusKept(() => list.current?.focus());
  return (
    <Card title={title} icon={Layers}>
      <Stack gap="4" {...focusKept}>
        <Text color="fg.muted" textStyle="sm">
          {note}
        </Text>
        {presets ? (
          <CategoryPresets
            names={categories.map(({ name }) => name)}
            onInclude={(_presets, missing) => {
              draft.includeAll(missing);
              return null;
            }}
          />
        ) : null}
        <CategoryList ref={list} label={label}>
          {categories.map((category, index) => (
            <Panel as="li" key={category.name} p="4" boxShadow="xs">
              <CategoryLine
                category={category}
                places={
                  typeof category.maxParticipants === "number" ? `${category.maxParticipants} vagas` : null
                }
              >
                <RemoveCategory name={category.name} onClick={() => draft.remove(index)} />
              </CategoryLine>
            </Panel>
          ))}
        </CategoryList>
        {error ? <Notice tone="error">{error}</Notice> : null}
        {draft.open ? (
          <DraftForm draft={draft} first={categories.length === 0} />
        ) : (
          <AddCategory onClick={draft.begin} />
        )}
      </Stack>
    </Card>
  );
}

function DraftForm({ draft, first }: { draft: CategoryDraft; first: boolean }) {
  const { setFocus } = draft.form;
  // The page opens at the championship's own name; the button that opens another category is gone.
  useEffect(() => {
    if (!first) setFocus("name");
  }, [first, setFocus]);
  return (
    <Panel p="4" boxShadow="xs">
      {/* It may stand within another form: the key that sends a form includes the category here. */}
      <chakra.fieldset
        aria-label="Nova categoria"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          void draft.include();
        }}
      >
        <Stack gap="4">
          <CategoryFields form={draft.form} />
          <HStack gap="3" justify="flex-end" wrap="wrap">
            {first && !draft.optional ? null : (
              <Button variant="ghost" colorPalette="gray" onClick={draft.drop}>
                Cancelar
              </Button>
            )}
            <Button variant="outline" colorPalette="sea" onClick={() => void draft.include()}>
              <Plus />
              Incluir categoria
            </Button>
          </HStack>
        </Stack>
      </chakra.fieldset>
    </Panel>
  );
}
