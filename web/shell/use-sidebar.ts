import { useState } from "react";
import { collapsedCookie, isCollapsed } from "../ui/sidebar-state";

/** Whether the sidebar shows icons alone, and how to change it; this browser keeps it for a week. */
export function useSidebar(): { collapsed: boolean; toggle: () => void } {
  const [collapsed, setCollapsed] = useState(() => isCollapsed(document.cookie));
  const toggle = () => {
    document.cookie = collapsedCookie(!collapsed);
    setCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}
