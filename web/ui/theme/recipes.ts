import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  dialogSlotRecipe,
  headingRecipe,
  inputRecipe,
  menuSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
} from "@chakra-ui/react/theme";

/** Chakra's recipes for the components in use; `recipe-changes.ts` gives them our look. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  dialog: dialogSlotRecipe,
  menu: menuSlotRecipe,
  tabs: tabsSlotRecipe,
  toast: toastSlotRecipe,
};
