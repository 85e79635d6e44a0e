import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Layers, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CategorySettingsInput } from "../../../server/tournaments/categories/category-settings.rules";
import { Card, Panel } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { useFocusKept } from "../../ui/use-focus-kept";
import { AddCategory, CategoryLine, CategoryList, RemoveCategory } from "../settings/CategoryLine";
import { CategoryFields } from "../settings/CategoryFields";
import type { CategoryDraft } from "./use-category-draft";

interface NewCategoriesProps {
  categories: readonly CategorySettingsInput[];
  draft: CategoryDraft;
  error: string | undefined;
}

/** The categories a championship will have: each is entered, drawn and won on its own. */
export function NewCategories({ categories, draft, error }: NewCategoriesProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusKept = useFocusKept(() => list.current?.focus());
  return (
    <Card title="Categorias" icon={Layers}>
      <Stack gap="4" {...focusKept}>
        <Text color="fg.muted" textStyle="sm">
          Cada categoria tem suas inscrições, seu preço, seu chaveamento e seus campeões. Até o sorteio você
          ainda pode mudá-las.
        </Text>
        <CategoryList ref={list} label="Categorias do campeonato">
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
    <Panel as="section" aria-label="Nova categoria" p="4" boxShadow="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void draft.include();
        }}
      >
        <Stack gap="4">
          <CategoryFields form={draft.form} />
          <HStack gap="3" justify="flex-end" wrap="wrap">
            {first ? null : (
              <Button variant="ghost" colorPalette="gray" onClick={draft.drop}>
                Cancelar
              </Button>
            )}
            <Button type="submit" variant="outline" colorPalette="sea">
              <Plus />
              Incluir categoria
            </Button>
          </HStack>
        </Stack>
      </form>
    </Panel>
  );
}
