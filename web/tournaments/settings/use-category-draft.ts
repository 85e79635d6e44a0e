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
};

export interface CategoryDraft {
  form: UseFormReturn<CategorySettingsInput, unknown, CategorySettings>;
  /** Whether one is being typed: the first one from the beginning. */
  open: boolean;
  /** Whether there may be none at all. */
  optional: boolean;
  /** Begins another one, priced as the one before. */
  begin: () => void;
  /** Gives it up. */
  drop: () => void;
  /** Adds what is typed to the list. @returns false when something is wrong with it; its field says what. */
  include: () => Promise<boolean>;
  /** Adds categories that are whole already; a first one that nobody has begun to type is not asked for any more. */
  includeAll: (categories: readonly CategorySettings[]) => void;
  remove: (index: number) => void;
}

/** The categories of an event that does not exist yet, and the one that is being typed. */
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
