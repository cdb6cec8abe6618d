"use client"

import { useRouter } from "next/navigation"
import { useEffect } from "react"

/** Most documents take less than this. */
const intervalMs = 1000

/** Renders the page on the server again while it is shown: the browser never calls Docsift. */
export function Refresh() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), intervalMs)
    return () => clearInterval(timer)
  }, [router])
  return null
}
