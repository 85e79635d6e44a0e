import { useEffect, useState } from "react";
import { sections, type SectionId } from "./section-link";

/** The section the visitor is reading, for the tabs of the top bar. */
export function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sections.start);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setCurrent(entry.target.id as SectionId);
        }
      },
      // A thin line a third of the way down the window: one section at a time crosses it.
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const id of Object.values(sections)) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return current;
}
