export const sections = { start: "inicio", arenas: "arenas", federations: "federacoes" } as const;
export type SectionId = (typeof sections)[keyof typeof sections];

/** Scrolls to a section and moves the reading position there; the style sheet decides how smoothly. */
export function goToSection(id: SectionId) {
  const section = document.getElementById(id);
  if (!section) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "start" });
  section.focus({ preventScroll: true });
}
