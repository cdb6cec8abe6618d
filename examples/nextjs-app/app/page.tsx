import { UploadForm } from "./upload-form.tsx"

export default function Home() {
  return (
    <>
      <h1>Read an invoice</h1>
      <UploadForm />
    </>
  )
}
