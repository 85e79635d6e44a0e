import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Layers, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import type {
  CategorySettingsInput,
  CategorySettings,
} from "../../../server/tournaments/categories/category-settings.rules";
import { Card, Panel } from "../../ui/Cards";
import { useFocusKept } from "../../ui/focus";
import { useLateRules } from "../../ui/form/server-form";
import { Notice } from "../../ui/PageStates";
import { CategoryFields } from "./CategoryFields";
import { AddCategory, CategoryLine, CategoryList, CategoryPresets, RemoveCategory } from "./CategoryList";

const firstCategory: CategorySettingsInput = {
  name: "",
  level: "Livre",
  gender: "MIXED",
  minAge: null,
  maxAge: null,
  maxParticipants: null,
  feeInCents: 0,
  earlyFeeInCents: null,
  placeMode: "ENTRY_ORDER",
  wildCards: 0,
};

export interface CategoryDraft {
  form: UseFormReturn<CategorySettingsInput, unknown, CategorySettings>;
  /** Whether a category is being typed; true at first, for the first category. */
  open: boolean;
  /** Whether the event may have no category. */
  optional: boolean;
  /** Opens the form for another category, with the price of the previous one. */
  begin: () => void;
  /** Discards the category being typed. */
  drop: () => void;
  /** Adds the typed category to the list. @returns false if it is invalid; its fields then show the errors. */
  include: () => Promise<boolean>;
  /** Adds complete categories, and drops the initial empty form if it is untouched. */
  includeAll: (categories: readonly CategorySettings[]) => void;
  remove: (index: number) => void;
}

/** State of the categories of an event being created, and of the category being typed. */
export function useCategoryDraft(
  categories: readonly CategorySettingsInput[],
  onChange: (categories: CategorySettingsInput[]) => void,
  { optional = false, isTaken = (_name: string): boolean => false } = {},
): CategoryDraft {
  const form = useForm<CategorySettingsInput, unknown, CategorySettings>({
    resolver: useLateRules(
      async () =>
        (await import("../../../server/tournaments/categories/category-settings.rules")).newCategorySchema,
    ),
    defaultValues: firstCategory,
  });
  const { isDirty } = form.formState;
  const [open, setOpen] = useState(!optional);

  const add = (category: CategorySettings): boolean => {
    const name = category.name.toLocaleLowerCase("pt-BR");
    if (isTaken(name) || categories.some((other) => other.name.toLocaleLowerCase("pt-BR") === name)) {
      form.setError("name", { message: "Já existe uma categoria com este nome" }, { shouldFocus: true });
      return false;
    }
    onChange([...categories, category]);
    setOpen(false);
    return true;
  };

  return {
    form,
    open,
    optional,
    begin: () => {
      const { feeInCents = 0, maxParticipants = null } = categories.at(-1) ?? {};
      form.reset({ ...firstCategory, feeInCents, maxParticipants });
      setOpen(true);
    },
    drop: () => setOpen(false),
    include: async () => {
      if (!open || (!isDirty && (optional || categories.length > 0))) return true;
      let included = false;
      await form.handleSubmit((category) => {
        included = add(category);
      })();
      return included;
    },
    includeAll: (others) => {
      onChange([...categories, ...others]);
      if (!isDirty) setOpen(false);
    },
    remove: (index) => onChange(categories.filter((_, other) => other !== index)),
  };
}

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
