import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import type {
  CategorySettings,
  CategorySettingsInput,
} from "../../../server/tournaments/categories/category-settings.rules";
import { useLateRules } from "../../ui/form/use-late-rules";

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
